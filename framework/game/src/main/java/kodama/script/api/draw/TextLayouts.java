package kodama.script.api.draw;

import java.util.List;
import kodama.draw.text.Align;
import kodama.draw.text.BuiltInFont;
import kodama.draw.text.Font;
import kodama.draw.text.TextStyle;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Option;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;

/**
 * Lays out text as its look says: font, size and lines. The look is read in every call, because it may have changed.
 */
final class TextLayouts {
    private static final int MAX_WIDTH = 1_000_000;
    private static final int MAX_LINE_HEIGHT = 10_000;

    /** The options that a plain text does not use. */
    static final List<Option> OPTIONS = List.of(
            Option.text(
                            "font",
                            BuiltInFont.SMALL,
                            "Font: \"kodama8\", \"kodama12\", a .fnt, .ttf or .otf file of the game without the"
                                    + " extension, or a font that `draw.font` has defined.")
                    .as("string<FontName>"),
            Option.between(
                    "size", 0, MAX_LINE_HEIGHT, 16.0, "Height of the letters of .ttf and .otf fonts, in pixels."),
            Option.flag("smooth", false, "Whether the letters of .ttf and .otf fonts are anti-aliased."),
            Option.flag(
                    "fallback",
                    true,
                    "Whether missing letters are taken from the framework's font; otherwise they are boxes."),
            Option.between("width", 0, MAX_WIDTH, null, "Width at which lines are wrapped, in pixels."),
            Option.between(
                    "line_height",
                    0,
                    MAX_LINE_HEIGHT,
                    null,
                    "Height of a line, in pixels before scaling; by default, that of the font."));

    /** Whether braces are ordinary letters. */
    static final Option PLAIN = Option.flag(
            "plain", false, "Whether markup is ignored and braces are drawn, for text that a player has entered.");

    private final ScriptFonts fonts;
    private final TextCache cache;
    private final StringCache names = new StringCache();
    private final FieldKey font;
    private final FieldKey size;
    private final FieldKey smooth;
    private final FieldKey fallback;
    private final FieldKey scale;
    private final FieldKey width;
    private final FieldKey lineHeight;
    private final FieldKey align;
    private final FieldKey outline;
    private final FieldKey plain;

    TextLayouts(ScriptFonts fonts, TextCache cache, Lua lua) {
        this.fonts = fonts;
        this.cache = cache;
        font = lua.key("font");
        size = lua.key("size");
        smooth = lua.key("smooth");
        fallback = lua.key("fallback");
        scale = lua.key("scale");
        width = lua.key("width");
        lineHeight = lua.key("line_height");
        align = lua.key("align");
        outline = lua.key("outline");
        plain = lua.key("plain");
    }

    /** Returns the laid-out letters of a string or a number; the same object until the text or the look changes. */
    TextCache.LaidOutText of(Value text, Table look) {
        return cache.get(
                text,
                font(look),
                scale(look),
                within(width, look, 0, MAX_WIDTH),
                align(look),
                within(lineHeight, look, 0, MAX_LINE_HEIGHT),
                look.has(outline),
                isUnmarked(look));
    }

    /** Whether markup is not read. */
    boolean isUnmarked(Table look) {
        return isSet(plain, look, false);
    }

    private static boolean isSet(FieldKey field, Table look, boolean defaultValue) {
        return look.has(field) ? look.get(field).isTrue() : defaultValue;
    }

    private Font font(Table look) {
        @Nullable String name = names.of(look, font);
        int pixels = within(size, look, 0, MAX_LINE_HEIGHT);
        if (name == null) return fonts.small(pixels);
        Font found = fonts.find(name, pixels, isSet(smooth, look, false));
        return isSet(fallback, look, true) ? fonts.filled(found) : found;
    }

    /** Returns the width and height of a dot, in pixels. */
    int scale(Table look) {
        return TextStyle.checkScale(whole(scale, look.number(scale, 1)));
    }

    private static int within(FieldKey field, Table look, int least, int most) {
        double number = look.number(field, 0);
        if (number >= least && number <= most) return (int) number;
        throw new LuaException(field + " must be from " + least + " to " + most + " but was " + Value.of(number));
    }

    /** Returns a whole number, limited to the range of an int. */
    private static int whole(FieldKey field, double number) {
        if (number == Math.rint(number)) return (int) number;
        throw new LuaException("field '" + field + "' must be a whole number but was " + Value.of(number));
    }

    /** Returns the alignment: which point of each line is at the position of the text. */
    Align align(Table look) {
        @Nullable String side = names.of(look, align);
        if (side == null) return Align.LEFT;
        return switch (side) {
            case "left" -> Align.LEFT;
            case "center" -> Align.CENTER;
            case "right" -> Align.RIGHT;
            default ->
                throw new LuaException("align must be \"left\", \"center\" or \"right\" but was \"" + side + "\"");
        };
    }
}

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

/** Lays out texts as their looks say: font, size, lines. What a look says is read in each call, since it may change. */
final class TextLayouts {
    private static final int MOST_WIDTH = 1_000_000;
    private static final int MOST_LINE_HEIGHT = 10_000;

    /** What a plain text does without. */
    static final List<Option> OPTIONS = List.of(
            Option.text(
                            "font",
                            BuiltInFont.SMALL,
                            "\"kodama8\", \"kodama12\", or one of the game's: a .fnt, .ttf or .otf"
                                    + " file without its ending, or what `draw.font` has named.")
                    .as("string<FontName>"),
            Option.between("size", 0, MOST_LINE_HEIGHT, 16.0, "How high letters of .ttf and .otf are; in pixels."),
            Option.flag("smooth", false, "Whether letters of .ttf and .otf have soft edges."),
            Option.flag(
                    "fallback", true, "Whether a letter that the font lacks is one of the framework's, else a box."),
            Option.between("width", 0, MOST_WIDTH, null, "Longer lines are broken; in pixels."),
            Option.between(
                    "line_height",
                    0,
                    MOST_LINE_HEIGHT,
                    null,
                    "From line to line; in pixels before they are" + " scaled. That of the font if it is left out."));

    /** Says that braces are letters. */
    static final Option PLAIN = Option.flag(
            "plain", false, "Whether braces are letters and no marks are read, as for what a player has written.");

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

    /** The letters of a string or a number at their places; the same until text or look change. */
    TextCache.LaidOutText of(Value text, Table look) {
        return cache.get(
                text,
                font(look),
                scale(look),
                within(width, look, 0, MOST_WIDTH),
                align(look),
                within(lineHeight, look, 0, MOST_LINE_HEIGHT),
                look.has(outline),
                isUnmarked(look));
    }

    /** Whether no marks are read. */
    boolean isUnmarked(Table look) {
        return isSet(plain, look, false);
    }

    private static boolean isSet(FieldKey field, Table look, boolean otherwise) {
        return look.has(field) ? look.get(field).isTrue() : otherwise;
    }

    private Font font(Table look) {
        @Nullable String name = names.of(look, font);
        int pixels = within(size, look, 0, MOST_LINE_HEIGHT);
        if (name == null) return fonts.small(pixels);
        Font found = fonts.find(name, pixels, isSet(smooth, look, false));
        return isSet(fallback, look, true) ? fonts.filled(found) : found;
    }

    /** How many pixels a dot is wide and high. */
    int scale(Table look) {
        return TextStyle.checkScale(whole(scale, look.number(scale, 1)));
    }

    private static int within(FieldKey field, Table look, int least, int most) {
        double number = look.number(field, 0);
        if (number >= least && number <= most) return (int) number;
        throw new LuaException(field + " must be from " + least + " to " + most + " but was " + Value.of(number));
    }

    /** A whole number; one that is too large for Java is as near to it as there is. */
    private static int whole(FieldKey field, double number) {
        if (number == Math.rint(number)) return (int) number;
        throw new LuaException("field '" + field + "' must be a whole number but was " + Value.of(number));
    }

    /** Where the place at which a text is drawn lies between the ends of its lines. */
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

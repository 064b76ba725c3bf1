package kodama.script.api.draw;

import java.util.List;
import java.util.stream.Stream;
import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;
import kodama.draw.text.Align;
import kodama.draw.text.MarkupText;
import kodama.draw.text.SheetFont;
import kodama.lua.bind.FieldKey;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.StringCache;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.script.game.GameContext;
import kodama.script.look.ScriptColors;
import kodama.script.task.Blend;
import kodama.script.task.Hints;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code draw} for text and fonts. */
@LuaModule(name = "draw")
final class DrawTexts {
    private static final int MAX_DOTS = 16_384;

    /** The options of a text that needs no layout. */
    private static final List<Option> SIMPLE = List.of(
            Option.color("color", ScriptColors.WHITE, "Color of the letters."),
            Option.number("scale", 1, "Scale factor, a whole number from 1 to 100."),
            Option.words(
                    "align",
                    List.of("left", "center", "right"),
                    "Horizontal alignment: the side of the lines that is at x."),
            Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1."),
            Blend.OPTION);

    private static final Option VALIGN = Option.words(
            "valign", List.of("top", "middle", "bottom"), "Vertical alignment: the side of the text that is at y.");

    static final OptionClass LOOK = OptionClass.ofParts(
            "TextLook",
            "How a text is drawn.",
            SIMPLE,
            TextLayouts.OPTIONS,
            TextPainter.OPTIONS,
            List.of(TextLayouts.PLAIN, VALIGN));

    static final OptionClass CUT = OptionClass.of(
            "FontCut",
            "How an image is divided into letters. Without `width` and `height`, the letters are in one row,"
                    + " separated by columns in the color of the top left pixel.",
            Option.text("image", "Name of the image; by default, the name of the font.")
                    .as("string<Picture>"),
            Option.text("letters", "Letters in the image, from left to right, then down."),
            Option.integer("width", 1, MAX_DOTS, "Width of every letter, in pixels, if all have the same size."),
            Option.integer("height", 1, MAX_DOTS, "Height of every letter, in pixels, if all have the same size."),
            Option.flag("proportional", false, "Whether each letter takes only its visible width."),
            Option.integer(
                    "spacing",
                    -MAX_DOTS,
                    MAX_DOTS,
                    "Space between letters, in pixels; by default, 1 if the font is proportional, otherwise 0."),
            Option.integer("space", 1, MAX_DOTS, "Width of a space, in pixels."),
            Option.integer("line_height", 1, MAX_DOTS, "Height of a line, in pixels."));

    /** Bytes of a converted value that are charged as one instruction. */
    private static final int BYTES_PER_STEP = 2;

    /** The effort of cutting a letter out of an image. */
    private static final int COST_OF_LETTER = 50;

    private final TaskContext context;
    private final DrawCost cost;
    private final Hints hints;
    private final Lua lua;
    private final ScriptFonts fonts;
    private final TextLayouts layouts;
    private final TextPainter painter;
    private final StringCache texts = new StringCache();
    private final Table plain;
    private final List<FieldKey> layoutKeys;
    private final FieldKey valign;
    private final FieldKey blend;

    DrawTexts(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        hints = game.hints();
        lua = game.lua();
        fonts = new ScriptFonts(game);
        layouts = new TextLayouts(fonts, new TextCache(hints, cost), lua);
        painter = new TextPainter(lua);
        plain = lua.newTable();
        valign = lua.key("valign");
        blend = lua.key("blend");
        layoutKeys = Stream.of(TextLayouts.OPTIONS, TextPainter.OPTIONS, List.of(VALIGN))
                .flatMap(List::stream)
                .map(Option::name)
                .map(lua::key)
                .toList();
    }

    @LuaFunction(
            value = "text(text: any, x: number, y: number, look?: TextLook)",
            doc = "Draws text. x and y are its top left corner, unless `align` or `valign` is set. Markup such as"
                    + " `{red}` or `{#ff8000}` colors the text up to `{/}`; `{{` is a brace.")
    void text(Value value, double x, double y, @Nullable Table look) {
        Value text = isText(value) ? value : converted(value);
        Table options = look == null ? plain : look;
        if (look != null) Options.rejectUnknown("draw.text", look, LOOK);
        String string = texts.of(text);
        if (isPlain(string, options)) drawPlain(string, x, y, options);
        else draw(text, x, y, options);
    }

    /** Converts a value to a string and charges the script. The call itself has charged for strings and numbers. */
    private Value converted(Value value) {
        Value text = Value.of(lua.text(value));
        lua.chargeDeferred(text.length() / BYTES_PER_STEP);
        return text;
    }

    private static boolean isText(Value value) {
        return value.is(LuaType.STRING) || value.is(LuaType.NUMBER);
    }

    /** Whether the text needs no layout. Most texts that change every frame are of this kind. */
    private boolean isPlain(String text, Table options) {
        if (MarkupText.hasMarkup(text) && !layouts.isUnmarked(options)) return false;
        for (int i = 0; i < layoutKeys.size(); i++) if (options.has(layoutKeys.get(i))) return false;
        return layouts.align(options) == Align.LEFT || text.indexOf('\n') < 0;
    }

    private void drawPlain(String text, double x, double y, Table options) {
        hints.letters(text);
        int scale = layouts.scale(options);
        int argb = painter.argb(options);
        cost.text(text, scale);
        double left = x - layouts.align(options).share() * PixelFont.width(text, scale);
        DrawList list = context.canvas();
        list.blend(blend(options));
        list.text(text, left, y, argb, scale);
        list.blend(BlendMode.NORMAL);
    }

    private void draw(Value text, double x, double y, Table options) {
        TextCache.LaidOutText laid = layouts.of(text, options);
        cost.letters(laid.letters(), laid.length());
        double left = x - laid.look().align().share() * laid.letters().width();
        double top = y - shareAbove(options) * laid.letters().height();
        DrawList list = context.canvas();
        list.blend(blend(options));
        painter.draw(laid.letters(), left, top, options, laid.look().scale(), list);
        list.blend(BlendMode.NORMAL);
    }

    private BlendMode blend(Table options) {
        if (!options.has(blend)) return BlendMode.NORMAL;
        return Blend.mode("draw.text: option 'blend'", options.get(blend));
    }

    private double shareAbove(Table options) {
        @Nullable String side = texts.of(options, valign);
        if (side == null) return 0;
        return switch (side) {
            case "top" -> 0;
            case "middle" -> 0.5;
            case "bottom" -> 1;
            default ->
                throw new LuaException("valign must be \"top\", \"middle\" or \"bottom\" but was \"" + side + "\"");
        };
    }

    @LuaFunction(
            value = "text_size(text: any, look?: TextLook) -> width: number, height: number, characters: integer",
            doc = "Measures what `draw.text` would draw. Returns the width and height, in pixels, and the number of"
                    + " characters without markup. Letters of .ttf and .otf fonts may be a pixel wider on other"
                    + " systems.")
    Values textSize(Value value, @Nullable Table look) {
        if (look != null) Options.rejectUnknown("draw.text_size", look, LOOK);
        Value text = isText(value) ? value : converted(value);
        TextCache.LaidOutText laid = layouts.of(text, look == null ? plain : look);
        return Values.of(laid.letters().width(), laid.letters().height(), laid.length());
    }

    @LuaFunction(
            value = "font(name: string<FontName>, cut: FontCut)",
            doc = "Defines a font from an image of its letters.")
    void font(String name, Table cut) {
        Options options = new Options("draw.font", cut, CUT);
        String image = options.text("image", name);
        SheetFont.Slicing letters = cut(options);
        lua.chargeDeferred((long) COST_OF_LETTER * letters.letters().length());
        fonts.declare(name, image, letters);
    }

    private static SheetFont.Slicing cut(Options options) {
        int width = options.integer("width", 0);
        int height = options.integer("height", 0);
        if (width == 0 != (height == 0)) throw new LuaException("draw.font: width and height must be given together");
        return new SheetFont.Slicing(
                options.longText("letters"),
                width,
                height,
                options.flag("proportional"),
                options.integer("spacing", options.flag("proportional") ? 1 : 0),
                options.integer("space", 0),
                options.integer("line_height", 0));
    }
}

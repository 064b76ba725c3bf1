package kodama.script.api.draw;

import java.util.List;
import java.util.stream.Stream;
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
import kodama.script.task.Hints;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The second part of the module {@code draw}: text. */
@LuaModule(name = "draw")
final class DrawTexts {
    private static final int MOST_DOTS = 16_384;

    /** What a text that was not laid out may have, too. */
    private static final List<Option> SIMPLE = List.of(
            Option.color("color", ScriptColors.WHITE, "Color of the letters."),
            Option.number("scale", 1, "How many times as large; a whole number."),
            Option.words("align", List.of("left", "center", "right"), "Which side of the lines is at x."),
            Option.number("alpha", 1, "From 0, invisible, to 1."));

    private static final Option VALIGN =
            Option.words("valign", List.of("top", "middle", "bottom"), "Which side of the text is at y.");

    static final OptionClass LOOK = OptionClass.ofParts(
            "TextLook",
            "How a text is drawn.",
            SIMPLE,
            TextLayouts.OPTIONS,
            TextPainter.OPTIONS,
            List.of(TextLayouts.PLAIN, VALIGN));

    static final OptionClass CUT = OptionClass.of(
            "FontCut",
            "How a picture is cut into letters. Without `width` and `height` they stand in one row between columns of"
                    + " the color of the top left pixel.",
            Option.text("image", "Name of the picture; that of the font if it is left out.")
                    .as("string<Picture>"),
            Option.text("letters", "Those in the picture, left to right, then down."),
            Option.integer("width", 1, MOST_DOTS, "Width of each letter, if all have one size; in pixels."),
            Option.integer("height", 1, MOST_DOTS, "Height of each letter, if all have one size; in pixels."),
            Option.flag("proportional", false, "Whether each letter is as wide as it looks."),
            Option.integer(
                    "spacing",
                    -MOST_DOTS,
                    MOST_DOTS,
                    "Pixels between two letters; 1 for proportional ones, else" + " 0, if it is left out."),
            Option.integer("space", 1, MOST_DOTS, "Width of a blank; in pixels."),
            Option.integer("line_height", 1, MOST_DOTS, "From line to line; in pixels."));

    /** How much of a text that is made of a value is written in an instruction's time. */
    private static final int BYTES_PER_STEP = 2;

    /** The effort of cutting a letter from a picture. */
    private static final int COST_OF_LETTER = 50;

    private final TaskContext context;
    private final DrawCost cost;
    private final Hints hints;
    private final Lua lua;
    private final ScriptFonts fonts;
    private final TextLayouts shapes;
    private final TextPainter inks;
    private final StringCache texts = new StringCache();
    private final Table plain;
    private final List<FieldKey> further;
    private final FieldKey valign;

    DrawTexts(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
        hints = game.hints();
        lua = game.lua();
        fonts = new ScriptFonts(game);
        shapes = new TextLayouts(fonts, new TextCache(hints, cost), lua);
        inks = new TextPainter(lua);
        plain = lua.newTable();
        valign = lua.key("valign");
        further = Stream.of(TextLayouts.OPTIONS, TextPainter.OPTIONS, List.of(VALIGN))
                .flatMap(List::stream)
                .map(Option::name)
                .map(lua::key)
                .toList();
    }

    @LuaFunction(
            value = "text(text: any, x: number, y: number, look?: TextLook)",
            doc = "Writes text; x and y are the top left, or elsewhere by `align` and `valign`. `{red}`, `{#ff8000}` in"
                    + " the text color what follows up to `{/}`; `{{` is a brace.")
    void text(Value value, double x, double y, @Nullable Table look) {
        Value text = isText(value) ? value : written(value);
        Table wish = look == null ? plain : look;
        if (look != null) Options.refuseUnknown("draw.text", look, LOOK);
        String written = texts.of(text);
        if (isPlain(written, wish)) drawPlain(written, x, y, wish);
        else draw(text, x, y, wish);
    }

    /** A text that a script makes of another value; those it gives are charged for by the call. */
    private Value written(Value value) {
        Value text = Value.of(lua.text(value));
        lua.chargeDeferred(text.length() / BYTES_PER_STEP);
        return text;
    }

    private static boolean isText(Value value) {
        return value.is(LuaType.STRING) || value.is(LuaType.NUMBER);
    }

    /** Whether nothing has to be laid out. Texts that are others in each frame are mostly such. */
    private boolean isPlain(String text, Table wish) {
        if (MarkupText.hasMarkup(text) && !shapes.isUnmarked(wish)) return false;
        for (int i = 0; i < further.size(); i++) if (wish.has(further.get(i))) return false;
        return shapes.align(wish) == Align.LEFT || text.indexOf('\n') < 0;
    }

    private void drawPlain(String text, double x, double y, Table wish) {
        hints.letters(text);
        int scale = shapes.scale(wish);
        int argb = inks.argb(wish);
        cost.text(text, scale);
        double left = x - shapes.align(wish).share() * PixelFont.width(text, scale);
        context.canvas().text(text, left, y, argb, scale);
    }

    private void draw(Value text, double x, double y, Table wish) {
        TextCache.LaidOutText laid = shapes.of(text, wish);
        cost.letters(laid.letters(), laid.length());
        double left = x - laid.look().align().share() * laid.letters().width();
        double top = y - shareAbove(wish) * laid.letters().height();
        inks.draw(laid.letters(), left, top, wish, laid.look().scale(), context.canvas());
    }

    private double shareAbove(Table wish) {
        @Nullable String side = texts.of(wish, valign);
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
            doc = "Measures what draw.text would write: returns width and height in pixels, and how many characters"
                    + " there are without marks. Letters of .ttf and .otf may be a pixel wider elsewhere.")
    Values textSize(Value value, @Nullable Table look) {
        if (look != null) Options.refuseUnknown("draw.text_size", look, LOOK);
        Value text = isText(value) ? value : written(value);
        TextCache.LaidOutText laid = shapes.of(text, look == null ? plain : look);
        return Values.of(laid.letters().width(), laid.letters().height(), laid.length());
    }

    @LuaFunction(
            value = "font(name: string<FontName>, cut: FontCut)",
            doc = "Names a font that is a picture of its letters.")
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
        if (width == 0 != (height == 0))
            throw new LuaException("draw.font: width and height are given together or not");
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

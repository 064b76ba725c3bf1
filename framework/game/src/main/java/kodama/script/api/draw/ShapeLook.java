package kodama.script.api.draw;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Value;
import kodama.script.task.Blend;

/** How a shape is drawn: read from the argument after its color, a number or a table. */
final class ShapeLook {
    private static final int WIDEST = 100_000;
    private static final Option ALPHA = Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1.");

    static final OptionClass SHAPE = OptionClass.of("ShapeLook", "How a shape is drawn.", ALPHA, Blend.OPTION);

    static final OptionClass LINE = OptionClass.of(
            "LineLook",
            "How a line is drawn.",
            ALPHA,
            Blend.OPTION,
            Option.between("width", 0, WIDEST, 1.0, "Width of the line, in pixels."),
            Option.flag("round", false, "Whether the ends are round; otherwise they are cut off straight."));

    private static final ShapeLook PLAIN = new ShapeLook(1, BlendMode.NORMAL, 1, false);

    private final double alpha;
    private final BlendMode blend;
    private final double width;
    private final boolean round;

    private ShapeLook(double alpha, BlendMode blend, double width, boolean round) {
        this.alpha = alpha;
        this.blend = blend;
        this.width = width;
        this.round = round;
    }

    /** Reads the look of a shape; the function is named in messages. */
    static ShapeLook of(String function, Value look) {
        return read(function, look, SHAPE);
    }

    /** Reads the look of a line. */
    static ShapeLook ofLine(Value look) {
        return read("draw.line", look, LINE);
    }

    private static ShapeLook read(String function, Value look, OptionClass known) {
        if (look.isNil()) return PLAIN;
        if (look.is(LuaType.NUMBER)) return new ShapeLook(look.number(), BlendMode.NORMAL, 1, false);
        if (!look.is(LuaType.TABLE))
            throw new LuaException(
                    function + ": the argument after the color must be an alpha or a table of options but was "
                            + look.describe());
        Options options = new Options(function, look.table(), known);
        BlendMode blend = options.word("blend", BlendMode.class);
        if (known == SHAPE) return new ShapeLook(options.number("alpha"), blend, 1, false);
        return new ShapeLook(options.number("alpha"), blend, options.number("width"), options.flag("round"));
    }

    /** Returns a color with this look's alpha. */
    int argb(double color) {
        return ScriptColors.argb(color, alpha);
    }

    BlendMode blend() {
        return blend;
    }

    /** Whether a line can be drawn without an outline. */
    boolean isThin() {
        return width == 1 && !round;
    }

    double width() {
        return width;
    }

    void line(DrawList list, double x1, double y1, double x2, double y2, int argb) {
        if (isThin()) list.line(x1, y1, x2, y2, argb);
        else list.line(x1, y1, x2, y2, argb, width, round);
    }
}

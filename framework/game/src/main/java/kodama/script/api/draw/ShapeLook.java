package kodama.script.api.draw;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.StrokeStyle;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.ScriptColors;
import kodama.script.task.Blend;

/** How a shape is drawn: read from the argument after its color, a number or a table. */
final class ShapeLook {
    private static final int WIDEST = 100_000;
    private static final double FARTHEST = 1_000_000;

    private static final Option RADIUS =
            Option.between("radius", 0, WIDEST, 0.0, "Radius of the corners, in pixels; 0 for square ones.");

    static final OptionClass SHAPE = OptionClass.of(
            "ShapeLook",
            "How a shape is drawn.",
            Option.number("alpha", 1, "Opacity, from 0 (invisible) to 1."),
            Blend.OPTION,
            Option.flag(
                    "smooth",
                    false,
                    "Whether edges are smooth (anti-aliased) and positions may have fractions; otherwise every pixel"
                            + " is filled or not."));

    static final OptionClass RECT = SHAPE.and("RectLook", "How a rectangle is filled.", RADIUS);

    static final OptionClass ELLIPSE = SHAPE.and(
            "EllipseLook",
            "How an ellipse is drawn.",
            Option.between("width", 0, WIDEST, null, "Width of the outline, in pixels; filled by default."));

    static final OptionClass LINE = SHAPE.and(
            "LineLook",
            "How a line is drawn.",
            Option.between("width", 0, WIDEST, 1.0, "Width of the line, in pixels."),
            Option.flag("round", false, "Whether the ends are round; otherwise they are cut off straight."),
            Option.of(
                    "dash",
                    "number|number[]",
                    "Length of the dashes and of the gaps between them, in pixels, or `{ dash, gap }`; a continuous"
                            + " line by default."),
            Option.between(
                    "dash_offset",
                    -FARTHEST,
                    FARTHEST,
                    0.0,
                    "Distance by which the dashes are moved towards the end of the line, in pixels."));

    static final OptionClass FRAME = LINE.and("FrameLook", "How the outline of a rectangle is drawn.", RADIUS);

    static final OptionClass POLYLINE = LINE.and(
            "PolylineLook",
            "How a line through several points is drawn.",
            Option.words(
                    "join",
                    StrokeStyle.Join.class,
                    "Shape of the corners: `\"miter\"` is sharp (flat if it would be longer than four times the"
                            + " width), `\"bevel\"` is flat."),
            Option.flag("closed", false, "Whether the last point is connected to the first."));

    private final double alpha;
    private BlendMode blend = BlendMode.NORMAL;
    private boolean smooth;
    private double radius;
    /** The width of a line; NaN for a filled shape. */
    private double width;

    private boolean round;
    private double dash;
    private double gap;
    private double dashOffset;
    private StrokeStyle.Join join = StrokeStyle.Join.MITER;
    private boolean closed;

    private ShapeLook(double alpha, double width) {
        this.alpha = alpha;
        this.width = width;
    }

    /**
     * Reads the look of a shape.
     *
     * @param function the function that is called, for messages
     * @param known the options of this shape
     */
    static ShapeLook of(String function, Value look, OptionClass known) {
        double width = known == ELLIPSE ? Double.NaN : 1;
        if (look.isNil()) return new ShapeLook(1, width);
        if (look.is(LuaType.NUMBER)) return new ShapeLook(look.number(), width);
        if (!look.is(LuaType.TABLE))
            throw new LuaException(
                    function + ": the argument after the color must be an alpha or a table of options but was "
                            + look.describe());
        return read(new Options(function, look.table(), known), known);
    }

    private static ShapeLook read(Options options, OptionClass known) {
        ShapeLook look = new ShapeLook(options.number("alpha"), 1);
        look.blend = options.word("blend", BlendMode.class);
        look.smooth = options.flag("smooth");
        if (known == RECT || known == FRAME) look.radius = options.number("radius");
        if (known == ELLIPSE) look.width = options.number("width", Double.NaN);
        if (known == LINE || known == FRAME || known == POLYLINE) look.readLine(options);
        if (known == POLYLINE) {
            look.join = options.word("join", StrokeStyle.Join.class);
            look.closed = options.flag("closed");
        }
        return look;
    }

    private void readLine(Options options) {
        width = options.number("width");
        round = options.flag("round");
        dashOffset = options.number("dash_offset");
        Value dashes = options.value("dash");
        if (dashes.isNil()) return;
        Table list = dashes.is(LuaType.TABLE) ? dashes.table() : null;
        if (list != null && list.length() != 2)
            throw new LuaException(options.function() + ": option 'dash' must be a number or { dash, gap } but was a"
                    + " list of " + list.length());
        dash = length(options.function(), list == null ? dashes : list.get(1));
        gap = length(options.function(), list == null ? dashes : list.get(2));
    }

    private static double length(String function, Value length) {
        if (!length.is(LuaType.NUMBER))
            throw new LuaException(
                    function + ": option 'dash' must be a number or { dash, gap } but was " + length.describe());
        if (length.number() >= 1 && length.number() <= FARTHEST) return length.number();
        throw new LuaException(function + ": option 'dash' must be from 1 to 1000000 but was " + length.describe());
    }

    /** Returns a color with this look's alpha. */
    int argb(double color) {
        return ScriptColors.argb(color, alpha);
    }

    double alpha() {
        return alpha;
    }

    BlendMode blend() {
        return blend;
    }

    boolean isSmooth() {
        return smooth;
    }

    double radius() {
        return radius;
    }

    double width() {
        return width;
    }

    /** Whether a shape is filled though it could be an outline. */
    boolean isFilled() {
        return Double.isNaN(width);
    }

    /** Whether an outline is one pixel wide and has neither dashes nor smooth edges. */
    boolean isThin() {
        return width == 1 && isContinuous() && !smooth;
    }

    /** Whether an outline has neither dashes nor round ends. */
    boolean isContinuous() {
        return !isDashed() && !round;
    }

    boolean isDashed() {
        return dash > 0;
    }

    /** Whether a line between two points can be drawn without a path. */
    boolean isSimpleLine() {
        return !isDashed() && !smooth;
    }

    void line(DrawList list, double x1, double y1, double x2, double y2, int argb) {
        if (isThin()) list.line(x1, y1, x2, y2, argb);
        else list.line(x1, y1, x2, y2, argb, width, round);
    }

    /** Sets a style to this look. */
    void style(StrokeStyle style) {
        style.width = width;
        style.round = round;
        style.dash = dash;
        style.gap = gap;
        style.dashOffset = dashOffset;
        style.join = join;
        style.closed = closed;
    }
}

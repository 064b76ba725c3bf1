package kodama.script.api.draw;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Gradient;
import kodama.draw.PathStroker;
import kodama.draw.ShapePath;
import kodama.draw.StrokeStyle;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.look.Bounds;
import kodama.script.task.TaskContext;

/** Draws paths with the color and look that a script gives: a number or a gradient, and options. */
final class ShapePainter {
    /** The type of colors of shapes, in signatures. */
    static final String COLOR = "number<Color>|userdata<Gradient>";

    private static final double HALF_PIXEL = 0.5;

    private final TaskContext context;
    private final DrawCost cost;

    /** The shape to draw. */
    private final ShapePath path = new ShapePath();
    /** A curve whose outline is the shape. */
    private final ShapePath guide = new ShapePath();

    private final PathStroker stroker = new PathStroker();
    private final StrokeStyle style = new StrokeStyle();

    ShapePainter(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
    }

    /** Returns the draw list, set to the blend mode of the look for the next shape. */
    DrawList list(ShapeLook look) {
        DrawList list = context.canvas();
        list.blend(look.blend());
        return list;
    }

    /** Whether a color is a number, which the commands for simple shapes take. */
    static boolean isPlain(Value color) {
        return color.is(LuaType.NUMBER);
    }

    /** Begins a filled shape. */
    ShapePath path() {
        path.clear();
        return path;
    }

    /** Begins a curve for {@link #outline}. */
    ShapePath guide() {
        guide.clear();
        return guide;
    }

    /** Fills the path. */
    void fill(String function, Value color, ShapeLook look) {
        cost.path(path, look.isSmooth());
        if (isPlain(color)) {
            int argb = look.argb(color.number());
            list(look).path(path, argb, look.isSmooth());
        } else if (color.object() instanceof Gradient gradient)
            list(look).path(path, gradient, look.alpha(), look.isSmooth());
        else throw new LuaException(function + ": color must be a number or a gradient but was " + color.describe());
        context.canvas().blend(BlendMode.NORMAL);
    }

    /** Draws a line through the centers of pixels. */
    void stroke(String function, double[] points, int count, Value color, ShapeLook look) {
        look.style(style);
        stroker.stroke(path(), points, count, style);
        fill(function, color, look);
    }

    /** Draws the guide as a line. */
    void outline(String function, boolean closed, Value color, ShapeLook look) {
        look.style(style);
        style.closed = closed;
        stroker.outline(path(), guide, style);
        fill(function, color, look);
    }

    /** Checks the center of a shape. */
    static void checkCenter(String function, double x, double y) {
        Bounds.checkFar(function, "x", x);
        Bounds.checkFar(function, "y", y);
    }

    /** Checks the angles at which a shape begins and ends. */
    static void checkAngles(String function, double from, double to) {
        Bounds.checkFar(function, "from", from);
        Bounds.checkFar(function, "to", to);
    }

    /** Returns the center of a shape around a pixel: rounded, unless the shape is smooth. */
    static double center(double place, ShapeLook look) {
        return edge(place, look) + HALF_PIXEL;
    }

    /** Returns the edge of a shape: rounded, unless the shape is smooth. */
    static double edge(double place, ShapeLook look) {
        return look.isSmooth() ? place : Math.floor(place + HALF_PIXEL);
    }
}

package kodama.script.api;

import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.script.task.TaskContext;

/** The third part of the module {@code draw}: shapes. */
@LuaModule(name = "draw")
public final class DrawShapes {
    private final TaskContext context;
    private final DrawCost cost;

    /**
     * Makes this part of the module.
     *
     * @param context knows what is drawn to
     * @param cost charges the script that draws
     */
    public DrawShapes(TaskContext context, DrawCost cost) {
        this.context = context;
        this.cost = cost;
    }

    @LuaFunction(
            value = "rect(x: number, y: number, width: number, height: number, color: number<Color>,"
                    + " alpha?: number = 1)",
            doc = "Fills a rectangle.")
    void rect(double x, double y, double width, double height, double color, double alpha) {
        cost.area(width, height);
        context.canvas().rect(x, y, width, height, Colors.argb(color, alpha));
    }

    @LuaFunction(
            value = "frame(x: number, y: number, width: number, height: number, color: number<Color>,"
                    + " alpha?: number = 1)",
            doc = "Draws the outline of a rectangle.")
    void frame(double x, double y, double width, double height, double color, double alpha) {
        cost.outline();
        context.canvas().frame(x, y, width, height, Colors.argb(color, alpha));
    }

    @LuaFunction(
            value = "line(x1: number, y1: number, x2: number, y2: number, color: number<Color>,"
                    + " alpha?: number = 1)",
            doc = "Draws a line.")
    void line(double x1, double y1, double x2, double y2, double color, double alpha) {
        cost.outline();
        context.canvas().line(x1, y1, x2, y2, Colors.argb(color, alpha));
    }

    @LuaFunction(
            value = "circle(x: number, y: number, radius: number, color: number<Color>," + " alpha?: number = 1)",
            doc = "Draws the outline of a circle.")
    void circle(double x, double y, double radius, double color, double alpha) {
        cost.outline();
        context.canvas().circle(x, y, radius, Colors.argb(color, alpha));
    }

    @LuaFunction(
            value = "disc(x: number, y: number, radius: number, color: number<Color>," + " alpha?: number = 1)",
            doc = "Fills a circle.")
    void disc(double x, double y, double radius, double color, double alpha) {
        cost.area(2 * radius, 2 * radius);
        context.canvas().disc(x, y, radius, Colors.argb(color, alpha));
    }

    @LuaFunction(value = "fill(color: number<Color>," + " alpha?: number = 1)", doc = "Fills the whole picture.")
    void fill(double color, double alpha) {
        cost.everything();
        context.canvas().fill(Colors.argb(color, alpha));
    }
}

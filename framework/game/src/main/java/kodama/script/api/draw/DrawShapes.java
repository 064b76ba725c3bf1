package kodama.script.api.draw;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The functions of the module {@code draw} for shapes. */
@LuaModule(name = "draw")
final class DrawShapes {
    private final TaskContext context;
    private final DrawCost cost;
    private final PointList points = new PointList();

    DrawShapes(GameContext game, DrawCost cost) {
        context = game.running();
        this.cost = cost;
    }

    @LuaFunction(
            value = "rect(x: number, y: number, width: number, height: number, color: number<Color>,"
                    + " look?: number|ShapeLook)",
            doc = "Fills a rectangle. In all functions for shapes, `look` can also be just the alpha.")
    void rect(double x, double y, double width, double height, double color, Value look) {
        cost.area(width, height);
        ShapeLook style = ShapeLook.of("draw.rect", look);
        int argb = style.argb(color);
        DrawList list = canvas(style);
        list.rect(x, y, width, height, argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(
            value = "frame(x: number, y: number, width: number, height: number, color: number<Color>,"
                    + " look?: number|ShapeLook)",
            doc = "Draws the outline of a rectangle.")
    void frame(double x, double y, double width, double height, double color, Value look) {
        cost.outline();
        ShapeLook style = ShapeLook.of("draw.frame", look);
        int argb = style.argb(color);
        DrawList list = canvas(style);
        list.frame(x, y, width, height, argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(
            value = "line(x1: number, y1: number, x2: number, y2: number, color: number<Color>,"
                    + " look?: number|LineLook)",
            doc = "Draws a line. `look` can also be just the alpha.")
    void line(double x1, double y1, double x2, double y2, double color, Value look) {
        ShapeLook style = ShapeLook.ofLine(look);
        if (style.isThin()) cost.outline();
        else cost.line(PointList.distance(x2 - x1, y2 - y1), style.width());
        int argb = style.argb(color);
        DrawList list = canvas(style);
        style.line(list, x1, y1, x2, y2, argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(
            value = "circle(x: number, y: number, radius: number, color: number<Color>," + " look?: number|ShapeLook)",
            doc = "Draws the outline of a circle.")
    void circle(double x, double y, double radius, double color, Value look) {
        cost.outline();
        ShapeLook style = ShapeLook.of("draw.circle", look);
        int argb = style.argb(color);
        DrawList list = canvas(style);
        list.circle(x, y, radius, argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(
            value = "disc(x: number, y: number, radius: number, color: number<Color>," + " look?: number|ShapeLook)",
            doc = "Fills a circle.")
    void disc(double x, double y, double radius, double color, Value look) {
        cost.area(2 * radius, 2 * radius);
        ShapeLook style = ShapeLook.of("draw.disc", look);
        int argb = style.argb(color);
        DrawList list = canvas(style);
        list.disc(x, y, radius, argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(value = "fill(color: number<Color>," + " look?: number|ShapeLook)", doc = "Fills the whole screen.")
    void fill(double color, Value look) {
        cost.everything();
        ShapeLook style = ShapeLook.of("draw.fill", look);
        int argb = style.argb(color);
        DrawList list = canvas(style);
        list.fill(argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(
            value = "polygon(corners: number[], color: number<Color>, look?: number|ShapeLook)",
            doc = "Fills a polygon with the corners `{ x1, y1, x2, y2, … }`. Where it overlaps itself, it is"
                    + " not filled (even-odd rule).")
    void polygon(Table corners, double color, Value look) {
        points.read("draw.polygon: corners", corners, 3);
        cost.area(points.width(), points.height());
        ShapeLook style = ShapeLook.of("draw.polygon", look);
        int argb = style.argb(color);
        DrawList list = canvas(style);
        list.polygon(points.numbers(), points.count(), argb);
        list.blend(BlendMode.NORMAL);
    }

    /** Returns the draw list, set to the blend mode of the look for the next shape. */
    private DrawList canvas(ShapeLook look) {
        DrawList list = context.canvas();
        list.blend(look.blend());
        return list;
    }
}

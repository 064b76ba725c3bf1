package kodama.script.api.draw;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.ShapePath;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.Bounds;

/** The functions of the module {@code draw} for filled shapes. */
@LuaModule(name = "draw")
final class DrawShapes {
    private static final double HALF_PIXEL = 0.5;

    private final ShapePainter painter;
    private final DrawCost cost;
    private final PointList points = new PointList();

    DrawShapes(ShapePainter painter, DrawCost cost) {
        this.painter = painter;
        this.cost = cost;
    }

    @LuaFunction(
            value = "rect(x: number, y: number, width: number, height: number, color: " + ShapePainter.COLOR
                    + ", look?: number|RectLook)",
            doc = "Fills a rectangle. In all functions for shapes, `color` can also be a gradient, and `look` can be"
                    + " just the alpha.")
    void rect(double x, double y, double width, double height, Value color, Value look) {
        ShapeLook style = ShapeLook.of("draw.rect", look, ShapeLook.RECT);
        if (ShapePainter.isPlain(color) && style.radius() == 0 && !style.isSmooth()) {
            cost.area(width, height);
            int argb = style.argb(color.number());
            DrawList list = painter.list(style);
            list.rect(x, y, width, height, argb);
            list.blend(BlendMode.NORMAL);
            return;
        }
        double left = ShapePainter.edge(x, style);
        double top = ShapePainter.edge(y, style);
        double right = ShapePainter.edge(x + width, style);
        double bottom = ShapePainter.edge(y + height, style);
        painter.path().roundedRect(left, top, right - left, bottom - top, style.radius());
        painter.fill("draw.rect", color, style);
    }

    @LuaFunction(
            value = "disc(x: number, y: number, radius: number, color: " + ShapePainter.COLOR
                    + ", look?: number|ShapeLook)",
            doc = "Fills a circle around a pixel: a radius of 0 is one pixel, 1 is three pixels across.")
    void disc(double x, double y, double radius, Value color, Value look) {
        ShapeLook style = ShapeLook.of("draw.disc", look, ShapeLook.SHAPE);
        if (ShapePainter.isPlain(color) && !style.isSmooth()) {
            cost.area(2 * radius, 2 * radius);
            int argb = style.argb(color.number());
            DrawList list = painter.list(style);
            list.disc(x, y, radius, argb);
            list.blend(BlendMode.NORMAL);
            return;
        }
        if (radius >= 0) circle(x, y, radius + HALF_PIXEL, style);
        else painter.path();
        painter.fill("draw.disc", color, style);
    }

    private void circle(double x, double y, double radius, ShapeLook style) {
        painter.path().circle(ShapePainter.center(x, style), ShapePainter.center(y, style), radius);
    }

    @LuaFunction(
            value = "ellipse(x: number, y: number, radius_x: number, radius_y: number, color: " + ShapePainter.COLOR
                    + ", look?: number|EllipseLook)",
            doc = "Draws an ellipse around a pixel: filled, or its outline if `width` is given.")
    void ellipse(double x, double y, double radiusX, double radiusY, Value color, Value look) {
        ShapePainter.checkCenter("draw.ellipse", x, y);
        Bounds.checkFar("draw.ellipse", "radius_x", radiusX);
        Bounds.checkFar("draw.ellipse", "radius_y", radiusY);
        ShapeLook style = ShapeLook.of("draw.ellipse", look, ShapeLook.ELLIPSE);
        double centerX = ShapePainter.center(x, style);
        double centerY = ShapePainter.center(y, style);
        ShapePath path = painter.path();
        double half = style.isFilled() ? HALF_PIXEL : style.width() / 2;
        if (radiusX >= 0 && radiusY >= 0) {
            path.ellipse(centerX, centerY, radiusX + half, radiusY + half);
            if (!style.isFilled()) path.ellipse(centerX, centerY, radiusX - half, radiusY - half);
        }
        painter.fill("draw.ellipse", color, style);
    }

    @LuaFunction(
            value = "ring(x: number, y: number, inner: number, outer: number, color: " + ShapePainter.COLOR
                    + ", look?: number|ShapeLook)",
            doc = "Fills the area between two circles around a pixel, including both circles.")
    void ring(double x, double y, double inner, double outer, Value color, Value look) {
        ShapePainter.checkCenter("draw.ring", x, y);
        Bounds.checkFar("draw.ring", "inner", inner);
        Bounds.checkFar("draw.ring", "outer", outer);
        ShapeLook style = ShapeLook.of("draw.ring", look, ShapeLook.SHAPE);
        double least = Math.min(inner, outer) - HALF_PIXEL;
        double most = Math.max(inner, outer) + HALF_PIXEL;
        painter.path().ring(ShapePainter.center(x, style), ShapePainter.center(y, style), least, most);
        painter.fill("draw.ring", color, style);
    }

    @LuaFunction(
            value = "pie(x: number, y: number, radius: number, from: number, to: number, color: " + ShapePainter.COLOR
                    + ", look?: number|ShapeLook)",
            doc = "Fills a sector of a disc, clockwise from one angle to another; in degrees, 0 is to the right, 90"
                    + " is down.")
    void pie(double x, double y, double radius, double from, double to, Value color, Value look) {
        ShapePainter.checkCenter("draw.pie", x, y);
        Bounds.checkFar("draw.pie", "radius", radius);
        ShapePainter.checkAngles("draw.pie", from, to);
        ShapeLook style = ShapeLook.of("draw.pie", look, ShapeLook.SHAPE);
        double centerX = ShapePainter.center(x, style);
        double centerY = ShapePainter.center(y, style);
        ShapePath path = painter.path();
        if (radius >= 0) path.pie(centerX, centerY, radius + HALF_PIXEL, from, to);
        painter.fill("draw.pie", color, style);
    }

    @LuaFunction(
            value = "polygon(corners: number[], color: " + ShapePainter.COLOR + ", look?: number|ShapeLook)",
            doc = "Fills a polygon with the corners `{ x1, y1, x2, y2, … }`. Where it overlaps itself, it is"
                    + " not filled (even-odd rule).")
    void polygon(Table corners, Value color, Value look) {
        points.read("draw.polygon: corners", corners, 3);
        ShapeLook style = ShapeLook.of("draw.polygon", look, ShapeLook.SHAPE);
        if (ShapePainter.isPlain(color) && !style.isSmooth()) {
            cost.polygon(points);
            int argb = style.argb(color.number());
            DrawList list = painter.list(style);
            list.polygon(points.numbers(), points.count(), argb);
            list.blend(BlendMode.NORMAL);
            return;
        }
        painter.path().polygon(points.numbers(), points.count());
        painter.fill("draw.polygon", color, style);
    }

    @LuaFunction(value = "fill(color: number<Color>, look?: number|ShapeLook)", doc = "Fills the whole screen.")
    void fill(double color, Value look) {
        cost.everything();
        ShapeLook style = ShapeLook.of("draw.fill", look, ShapeLook.SHAPE);
        int argb = style.argb(color);
        DrawList list = painter.list(style);
        list.fill(argb);
        list.blend(BlendMode.NORMAL);
    }
}

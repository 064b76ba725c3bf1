package kodama.script.api.draw;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.ShapePath;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.look.Bounds;

/** The functions of the module {@code draw} for lines and outlines. */
@LuaModule(name = "draw")
final class DrawLines {
    private final ShapePainter painter;
    private final DrawCost cost;
    private final PointList points = new PointList();
    private final double[] ends = new double[4];

    DrawLines(ShapePainter painter, DrawCost cost) {
        this.painter = painter;
        this.cost = cost;
    }

    @LuaFunction(
            value = "line(x1: number, y1: number, x2: number, y2: number, color: " + ShapePainter.COLOR
                    + ", look?: number|LineLook)",
            doc = "Draws a line. `look` can also be just the alpha.")
    void line(double x1, double y1, double x2, double y2, Value color, Value look) {
        ShapeLook style = ShapeLook.of("draw.line", look, ShapeLook.LINE);
        if (ShapePainter.isPlain(color) && style.isSimpleLine()) {
            simpleLine(x1, y1, x2, y2, color, style);
            return;
        }
        ends[0] = x1;
        ends[1] = y1;
        ends[2] = x2;
        ends[3] = y2;
        painter.stroke("draw.line", ends, 2, color, style);
    }

    private void simpleLine(double x1, double y1, double x2, double y2, Value color, ShapeLook style) {
        if (style.isThin()) cost.outline();
        else cost.line(PointList.distance(x2 - x1, y2 - y1), style.width());
        int argb = style.argb(color.number());
        DrawList list = painter.list(style);
        style.line(list, x1, y1, x2, y2, argb);
        list.blend(BlendMode.NORMAL);
    }

    @LuaFunction(
            value = "polyline(points: number[], color: " + ShapePainter.COLOR + ", look?: number|PolylineLook)",
            doc = "Draws a line through the points `{ x1, y1, x2, y2, … }`, with joined corners. Where it crosses"
                    + " itself, a translucent color is not drawn twice.")
    void polyline(Table list, Value color, Value look) {
        points.readNear("draw.polyline: points", list, 2);
        ShapeLook style = ShapeLook.of("draw.polyline", look, ShapeLook.POLYLINE);
        painter.stroke("draw.polyline", points.numbers(), points.count(), color, style);
    }

    @LuaFunction(
            value = "frame(x: number, y: number, width: number, height: number, color: " + ShapePainter.COLOR
                    + ", look?: number|FrameLook)",
            doc = "Draws the outline of a rectangle, inside its edges.")
    void frame(double x, double y, double width, double height, Value color, Value look) {
        ShapeLook style = ShapeLook.of("draw.frame", look, ShapeLook.FRAME);
        if (ShapePainter.isPlain(color) && style.isThin() && style.radius() == 0) {
            cost.outline();
            int argb = style.argb(color.number());
            DrawList list = painter.list(style);
            list.frame(x, y, width, height, argb);
            list.blend(BlendMode.NORMAL);
            return;
        }
        double left = ShapePainter.edge(x, style);
        double top = ShapePainter.edge(y, style);
        double wide = ShapePainter.edge(x + width, style) - left;
        double high = ShapePainter.edge(y + height, style) - top;
        double line = style.width();
        if (style.isDashed()) {
            double radius = Math.max(0, style.radius() - line / 2);
            painter.guide().roundedRect(left + line / 2, top + line / 2, wide - line, high - line, radius);
            painter.outline("draw.frame", true, color, style);
            return;
        }
        ShapePath path = painter.path();
        path.roundedRect(left, top, wide, high, style.radius());
        path.roundedRect(left + line, top + line, wide - 2 * line, high - 2 * line, style.radius() - line);
        painter.fill("draw.frame", color, style);
    }

    @LuaFunction(
            value = "circle(x: number, y: number, radius: number, color: " + ShapePainter.COLOR
                    + ", look?: number|LineLook)",
            doc = "Draws the outline of a circle around a pixel. A wide line extends equally to both sides.")
    void circle(double x, double y, double radius, Value color, Value look) {
        ShapeLook style = ShapeLook.of("draw.circle", look, ShapeLook.LINE);
        if (ShapePainter.isPlain(color) && style.isThin()) {
            cost.outline();
            int argb = style.argb(color.number());
            DrawList list = painter.list(style);
            list.circle(x, y, radius, argb);
            list.blend(BlendMode.NORMAL);
        } else arc("draw.circle", x, y, radius, 0, 360, color, style);
    }

    @LuaFunction(
            value = "arc(x: number, y: number, radius: number, from: number, to: number, color: " + ShapePainter.COLOR
                    + ", look?: number|LineLook)",
            doc = "Draws a part of a circle's outline, clockwise from one angle to another; in degrees, 0 is to the"
                    + " right, 90 is down.")
    void arc(double x, double y, double radius, double from, double to, Value color, Value look) {
        ShapePainter.checkCenter("draw.arc", x, y);
        Bounds.checkFar("draw.arc", "radius", radius);
        ShapePainter.checkAngles("draw.arc", from, to);
        arc("draw.arc", x, y, radius, from, to, color, ShapeLook.of("draw.arc", look, ShapeLook.LINE));
    }

    private void arc(
            String function, double x, double y, double radius, double from, double to, Value color, ShapeLook style) {
        double centerX = ShapePainter.center(x, style);
        double centerY = ShapePainter.center(y, style);
        double half = style.width() / 2;
        boolean whole = Math.abs(to - from) >= 360;
        if (!style.isContinuous() && radius > 0) {
            ShapePath guide = painter.guide();
            guide.arc(centerX, centerY, radius, from, whole ? from + 360 : to);
            guide.close();
            painter.outline(function, whole, color, style);
            return;
        }
        ShapePath path = painter.path();
        if (radius >= 0 && half > 0) path.band(centerX, centerY, radius - half, radius + half, from, to);
        painter.fill(function, color, style);
    }
}

package kodama.script.api.move;

import kodama.geom.ArcLengthCurve;
import kodama.geom.Bezier;
import kodama.geom.CatmullRom;
import kodama.geom.Curve;
import kodama.geom.Line;
import kodama.geom.Polyline;
import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.api.tween.Ease;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The functions of the module {@code move} with a known end. {@link SteeringFunctions} has the others. */
@LuaModule(
        name = "move",
        doc = "Movements of tasks. Like `move_to`, each function waits until the movement ends; the task is"
                + " then exactly at the target. The `rate` of the waiting task applies. Instead of the name of an"
                + " ease, you can pass a table such as `{ ease = \"sine_out\", turns = true }`, which also turns"
                + " the image in the direction of movement.")
final class PathFunctions {
    private static final int MAX_BEZIER_POINTS = 10;

    private final TaskContext context;
    private final Mover.Keys keys;

    PathFunctions(GameContext game) {
        context = game.running();
        keys = Mover.Keys.of(game.lua());
    }

    @LuaFunction(
            value = "by(self: Task, dx: number, dy: number, ticks: integer, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task by an offset, in pixels, in `ticks`, at least 1.")
    Step by(Coroutine caller, Table self, double dx, double dy, int ticks, Value how) {
        MoveStyle style = MoveStyle.read("move.by", how);
        Mover mover = new Mover(self, keys, style.heading(), context);
        Line line = new Line(mover.x(), mover.y(), mover.x() + dx, mover.y() + dy);
        return within("move.by", caller, mover, line, ticks, style.ease());
    }

    @LuaFunction(
            value = "bezier(self: Task, points: (Place|number[])[], ticks: integer, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task along a Bézier curve in `ticks`, at least 1. The curve ends at the last of 1 to 10"
                    + " points; the other points are control points: `move.bezier(self, { { 40, 20 }, { 200, 20 }, {"
                    + " 220, 150 } }, 90)`.")
    Step bezier(Coroutine caller, Table self, Table points, int ticks, Value how) {
        MoveStyle style = MoveStyle.read("move.bezier", how);
        Mover mover = new Mover(self, keys, style.heading(), context);
        PathPoints path = new PathPoints("move.bezier", mover, points, MAX_BEZIER_POINTS);
        return within("move.bezier", caller, mover, new Bezier(path.x, path.y), ticks, style.ease());
    }

    @LuaFunction(
            value = "curve(self: Task, points: (Place|number[])[], ticks: integer, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task along a smooth curve (Catmull–Rom) through 1 to 1000 points in `ticks`, at least 1."
                    + " The speed is constant unless `how` has an ease.")
    Step curve(Coroutine caller, Table self, Table points, int ticks, Value how) {
        MoveStyle style = MoveStyle.read("move.curve", how);
        Mover mover = new Mover(self, keys, style.heading(), context);
        PathPoints path = new PathPoints("move.curve", mover, points, PathPoints.MAX_POINTS);
        return within(
                "move.curve", caller, mover, new ArcLengthCurve(new CatmullRom(path.x, path.y)), ticks, style.ease());
    }

    private Step within(String function, Coroutine caller, Mover mover, Curve curve, int ticks, Ease ease) {
        MoveToFunction.checkTicks(function, ticks);
        return new CurveMovement(mover, curve, ticks, ease).begin(caller, function);
    }

    @LuaFunction(
            value = "along(self: Task, points: (Place|number[])[], speed: number, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task in straight lines through 1 to 1000 points; `speed` is in pixels per tick, greater"
                    + " than 0.")
    Step along(Coroutine caller, Table self, Table points, double speed, Value how) {
        if (!(speed > 0)) throw new LuaException("move.along: speed must be more than 0 but was " + Value.of(speed));
        MoveStyle style = MoveStyle.read("move.along", how);
        Mover mover = new Mover(self, keys, style.heading(), context);
        PathPoints path = new PathPoints("move.along", mover, points, PathPoints.MAX_POINTS);
        Polyline lines = new Polyline(path.x, path.y);
        CurveMovement movement = new CurveMovement(mover, lines, lines.length() / speed, style.ease());
        return movement.begin(caller, "move.along");
    }
}

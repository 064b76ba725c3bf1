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
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The module {@code move}: ways whose end is known. {@link SteeringFunctions} is its second part. */
@LuaModule(
        name = "move",
        doc = "Ways that tasks go. Like `move_to`, each of these waits until the task is there, which it then is"
                + " exactly, and goes by the rate of the task that waits. In place of the name of an ease stands"
                + " { ease = \"sine_out\", turns = true } if the picture shall look ahead.")
final class PathFunctions {
    private static final int MOST_OF_BEZIER = 10;

    private final TaskContext context;
    private final Mover.Keys keys;

    PathFunctions(GameContext game) {
        context = game.running();
        keys = Mover.Keys.of(game.lua());
    }

    @LuaFunction(
            value = "by(self: Task, dx: number, dy: number, ticks: integer, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task so far to the right and down from where it is, within so many ticks, at least 1.")
    Step by(Coroutine caller, Table self, double dx, double dy, int ticks, Value how) {
        MoveStyle manner = MoveStyle.read("move.by", how);
        Mover mover = new Mover(self, keys, manner.heading(), context);
        Line line = new Line(mover.x(), mover.y(), mover.x() + dx, mover.y() + dy);
        return within("move.by", caller, mover, line, ticks, manner.ease());
    }

    @LuaFunction(
            value = "bezier(self: Task, points: (Place|number[])[], ticks: integer, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task along a Bézier curve to the last of 1 to 10 points within so many ticks, at least 1."
                    + " The points before it draw the way to their side: `move.bezier(self, { { 40, 20 }, { 200, 20 },"
                    + " { 220, 150 } }, 90)`.")
    Step bezier(Coroutine caller, Table self, Table points, int ticks, Value how) {
        MoveStyle manner = MoveStyle.read("move.bezier", how);
        Mover mover = new Mover(self, keys, manner.heading(), context);
        PathPoints way = new PathPoints("move.bezier", mover, points, MOST_OF_BEZIER);
        return within("move.bezier", caller, mover, new Bezier(way.x, way.y), ticks, manner.ease());
    }

    @LuaFunction(
            value = "curve(self: Task, points: (Place|number[])[], ticks: integer, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task on a smooth curve through 1 to 1000 points (Catmull–Rom) within so many ticks, at"
                    + " least 1, at an even pace unless `how` has an ease.")
    Step curve(Coroutine caller, Table self, Table points, int ticks, Value how) {
        MoveStyle manner = MoveStyle.read("move.curve", how);
        Mover mover = new Mover(self, keys, manner.heading(), context);
        PathPoints way = new PathPoints("move.curve", mover, points, PathPoints.MAX_POINTS);
        return within(
                "move.curve", caller, mover, new ArcLengthCurve(new CatmullRom(way.x, way.y)), ticks, manner.ease());
    }

    private Step within(String verb, Coroutine caller, Mover mover, Curve curve, int ticks, Ease ease) {
        MoveToFunction.checkTicks(verb, ticks);
        return new CurveMovement(mover, curve, ticks, ease).begin(caller, verb);
    }

    @LuaFunction(
            value = "along(self: Task, points: (Place|number[])[], speed: number, how?: string<Ease>|MoveOptions)",
            waits = true,
            doc = "Moves a task in straight lines from point to point, 1 to 1000 of them; `speed` in pixels a tick,"
                    + " more than 0.")
    Step along(Coroutine caller, Table self, Table points, double speed, Value how) {
        if (!(speed > 0)) throw new LuaException("move.along: speed must be more than 0 but was " + Value.of(speed));
        MoveStyle manner = MoveStyle.read("move.along", how);
        Mover mover = new Mover(self, keys, manner.heading(), context);
        PathPoints way = new PathPoints("move.along", mover, points, PathPoints.MAX_POINTS);
        Polyline lines = new Polyline(way.x, way.y);
        CurveMovement course = new CurveMovement(mover, lines, lines.length() / speed, manner.ease());
        return course.begin(caller, "move.along");
    }
}

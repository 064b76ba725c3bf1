package kodama.script.api.move;

import kodama.geom.Line;
import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.script.api.tween.Ease;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The global {@code move_to}. {@link PathFunctions} has the other movements with a known end. */
@LuaModule(name = "")
public final class MoveToFunction {
    private final TaskContext context;
    private final Mover.Keys keys;

    public MoveToFunction(GameContext game) {
        context = game.running();
        keys = Mover.Keys.of(game.lua());
    }

    @LuaFunction(
            value = "move_to(self: Task, x: number, y: number, ticks: integer, ease?: string<Ease> = \"linear\")",
            waits = true,
            doc = "Moves a task to a position in `ticks`, at least 1, and waits until it has arrived. `ease` is"
                    + " \"linear\" (default), \"ease_in\" (slow start), \"ease_out\" (slow end), \"ease_in_out\" or"
                    + " another name. The `rate` of the waiting task applies. See `move` for other movements.")
    Step moveTo(Coroutine caller, Table self, double toX, double toY, int ticks, String ease) {
        checkTicks("move_to", ticks);
        Ease shape = Ease.named(ease, "move_to");
        Mover mover = new Mover(self, keys, Mover.Heading.KEPT, context);
        Line line = new Line(mover.x(), mover.y(), toX, toY);
        return new CurveMovement(mover, line, ticks, shape).begin(caller, "move_to");
    }

    static void checkTicks(String function, int ticks) {
        if (ticks < 1) throw new LuaException(function + ": ticks must be at least 1 but was " + ticks);
    }
}

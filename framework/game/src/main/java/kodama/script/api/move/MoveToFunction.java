package kodama.script.api.move;

import kodama.geom.Line;
import kodama.lua.Coroutine;
import kodama.lua.bind.AliasDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.script.game.GameContext;
import kodama.script.task.TaskContext;

/** The global {@code move_to}, by which most movements are written. {@link PathFunctions} has the other ways. */
@LuaModule(name = "")
public final class MoveToFunction {
    private final TaskContext context;
    private final Mover.Keys keys;

    public MoveToFunction(GameContext game) {
        context = game.running();
        keys = Mover.Keys.of(game.lua());
    }

    /**
     * Describes the names of eases.
     *
     * @return for the reference
     */
    public static AliasDoc eases() {
        return Ease.described();
    }

    @LuaFunction(
            value = "move_to(self: Task, x: number, y: number, ticks: integer, ease?: string<Ease> = \"linear\")",
            waits = true,
            doc = "Moves a task to a place within so many ticks, at least 1, and waits until it is there. `ease` is"
                    + " \"linear\", \"ease_in\" (slow start), \"ease_out\" (slow end), \"ease_in_out\" or another name."
                    + " The rate of the task that waits counts. `move` has other ways.")
    Step moveTo(Coroutine caller, Table self, double toX, double toY, int ticks, String ease) {
        checkTicks("move_to", ticks);
        Ease shape = Ease.named(ease, "move_to");
        Mover mover = new Mover(self, keys, Mover.Heading.KEPT, context);
        Line line = new Line(mover.x(), mover.y(), toX, toY);
        return new CurveMovement(mover, line, ticks, shape).begin(caller, "move_to");
    }

    static void checkTicks(String verb, int ticks) {
        if (ticks < 1) throw new LuaException(verb + ": ticks must be at least 1 but was " + ticks);
    }
}

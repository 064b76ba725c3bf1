package kodama.script;

import kodama.lua.Call;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Moves a task along a straight line, a step each tick, and waits until it is there. */
final class MoveTo extends Verb {
    /** Ticks this near to the end are the end, as 30 ticks of a rate of 0.1 do not add up to 3 exactly. */
    private static final double NEARLY = 1e-9;

    private final WaitVerbs waits;
    private final Names names;

    MoveTo(WaitVerbs waits, Names names) {
        super(
                "move_to(self: table, x: number, y: number, ticks: integer, ease?: string)",
                "Moves a task to a place within so many ticks, at least 1, and waits until it is there. `ease` is \"linear\","
                        + " \"ease_in\" (slow start), \"ease_out\" (slow end) or \"ease_in_out\". The rate of the task that"
                        + " waits counts.");
        this.waits = waits;
        this.names = names;
    }

    @Override
    Varargs begin(Call call, Varargs arguments) {
        double ticks = arguments.arg(4).todouble();
        if (ticks < 1) throw new LuaError("move_to: ticks must be at least 1 but was " + (long) ticks);
        call.state =
                new Path((LuaTable) arguments.arg1(), arguments, ticks, Ease.named(arguments.optjstring(5, "linear")));
        return waits.pass(call, "move_to");
    }

    @Override
    protected Varargs resume(Call call, Varargs results) {
        Path path = (Path) call.state;
        path.step(waits.pace());
        return path.isDone() ? LuaValue.NONE : waits.pass(call, "move_to");
    }

    /** A way from where the task was to where it goes. */
    private final class Path {
        private final LuaTable task;
        private final double fromX;
        private final double fromY;
        private final double toX;
        private final double toY;
        private final double ticks;
        private final Ease ease;
        private double passed;

        Path(LuaTable task, Varargs arguments, double ticks, Ease ease) {
            this.task = task;
            this.fromX = SpriteFields.number(task, names.x, 0);
            this.fromY = SpriteFields.number(task, names.y, 0);
            this.toX = arguments.arg(2).todouble();
            this.toY = arguments.arg(3).todouble();
            this.ticks = ticks;
            this.ease = ease;
        }

        void step(double pace) {
            passed += pace;
            double share = ease.at(Math.min(1, passed / ticks));
            task.rawset(names.x, LuaValue.valueOf(isDone() ? toX : fromX + (toX - fromX) * share));
            task.rawset(names.y, LuaValue.valueOf(isDone() ? toY : fromY + (toY - fromY) * share));
        }

        boolean isDone() {
            return passed >= ticks - NEARLY;
        }
    }
}

package kodama.script.task;

import kodama.lua.Call;
import kodama.lua.Resumable;
import kodama.lua.bind.RepeatedCall;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The coroutine bodies of tasks that are not a single function; all tasks of a style share one. */
final class Routines {
    private final RunningTask running;
    private final States states = new States();
    private final Phases phases = new Phases();
    private final Resting picture = new Resting();

    Routines(RunningTask running) {
        this.running = running;
    }

    /** Returns the routine of a task in state style, with its first state. */
    LuaTask.Body states(LuaValue first) {
        return new LuaTask.Body(TaskStyle.STATES, first, states);
    }

    /** Returns the routine of a task in phase style. */
    LuaTask.Body phases(LuaValue first) {
        return new LuaTask.Body(TaskStyle.PHASES, first, phases);
    }

    /** Returns the routine of a task that is only drawn; messages name it by the line that spawns it. */
    LuaTask.Body picture(LuaValue line) {
        return new LuaTask.Body(TaskStyle.PICTURE, line.isnil() ? picture : line, picture);
    }

    /** Returns the running task. */
    private LuaTask task() {
        if (running.task() instanceof LuaTask task) return task;
        throw new IllegalStateException("only a task runs states, phases and pictures");
    }

    /**
     * Calls {@code f(self, dt)} in each tick. The function is looked up in each tick, so that an assignment to the
     * field takes effect in the next. If it returns false, the task ends.
     */
    private abstract class EachTick extends RepeatedCall {
        @Override
        protected Varargs arguments() {
            return LuaValue.varargsOf(task().fields(), task().dt());
        }

        @Override
        protected boolean isDone(Varargs results) {
            return results.arg1().isboolean() && !results.arg1().toboolean();
        }
    }

    /** Calls {@code self.state}. */
    private final class States extends EachTick {
        @Override
        protected LuaValue function() {
            return task().state();
        }

        @Override
        protected Varargs arguments() {
            Varargs further = task().stateArguments();
            return further.narg() == 0 ? super.arguments() : LuaValue.varargsOf(task().fields(), task().dt(), further);
        }
    }

    /** Calls the function of {@code self.phases} that {@code self.phase} selects. */
    private final class Phases extends EachTick {
        @Override
        protected LuaValue function() {
            return task().phaseFunction();
        }
    }

    /** Waits until it is killed, at no cost. */
    private final class Resting extends Resumable {
        @Override
        public String name() {
            return "picture";
        }

        @Override
        protected Varargs start(Call call, Varargs arguments) {
            task().waitUntilWoken();
            return call.yield(LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return start(call, results);
        }
    }
}

package kodama.script.task;

import kodama.lua.Call;
import kodama.lua.Resumable;
import kodama.lua.bind.RepeatedCall;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** What runs as the coroutines of tasks that are no plain function; all tasks of a style share one. */
final class Routines {
    private final RunningTask running;
    private final States states = new States();
    private final Phases phases = new Phases();
    private final Resting picture = new Resting();

    Routines(RunningTask running) {
        this.running = running;
    }

    /** The routine of tasks in state style, which begin with a function of the script's. */
    LuaTask.Body states(LuaValue first) {
        return new LuaTask.Body(TaskStyle.STATES, first, states);
    }

    /** The routine of tasks in phase style. */
    LuaTask.Body phases(LuaValue first) {
        return new LuaTask.Body(TaskStyle.PHASES, first, phases);
    }

    /** The routine of tasks that only have something to show; messages name such a task by the line that spawns it. */
    LuaTask.Body picture(LuaValue line) {
        return new LuaTask.Body(TaskStyle.PICTURE, line.isnil() ? picture : line, picture);
    }

    /** The task whose turn it is. */
    private LuaTask task() {
        if (running.task() instanceof LuaTask task) return task;
        throw new IllegalStateException("only a task runs states, phases and pictures");
    }

    /**
     * A function that is called each tick, {@code f(self, dt)}, instead of one long coroutine. It is looked up again
     * each tick, so that assigning to the field moves on from the next tick. Returning false ends the task.
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

    /** {@code self.state} is the function. */
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

    /** The number {@code self.phase} picks one of the functions in {@code self.phases}. */
    private final class Phases extends EachTick {
        @Override
        protected LuaValue function() {
            return task().phaseFunction();
        }
    }

    /** Rests until it is killed, which costs nothing. */
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

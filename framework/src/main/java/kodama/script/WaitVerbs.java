package kodama.script;

import kodama.lua.Call;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The verbs by which a coroutine task lets time pass. */
final class WaitVerbs {
    private final ScriptWorld world;

    WaitVerbs(ScriptWorld world) {
        this.world = world;
    }

    void addTo(LuaModule module) {
        module.verb(new Wait())
                .verb(new WaitSeconds())
                .verb(new WaitUntil())
                .verb(new WaitFor())
                .verb(new Await())
                .verb(new MoveTo(this, world.names()));
    }

    /** The task whose coroutine makes the call. */
    private LuaTask waiter(Call call, String verb) {
        if (world.running() instanceof LuaTask task && task.runsIn(call.coroutine())) return task;
        throw new LuaError(verb + ": " + obstacle());
    }

    private String obstacle() {
        if (world.isDrawing()) return "a draw function cannot wait; it is called anew for each frame";
        if (world.running() == null)
            return "only a task can wait; a file cannot wait while it is loaded, nor can a test, which has"
                    + " test.run_ticks(n)";
        return "a coroutine of your own cannot wait; give it a task by self:spawn(fn)";
    }

    /** Lets the calling task rest; the call goes on afterwards. */
    Varargs sleep(Call call, String verb, int ticks) {
        LuaTask waiter = waiter(call, verb);
        if (waiter.isAlive()) waiter.rest(ticks);
        return call.yield(LuaValue.NONE);
    }

    private final class Wait extends Verb {
        Wait() {
            super("wait(ticks: integer)", "Waits; 60 ticks are one second, 1 is until the next tick, at least 1.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            return sleep(call, "wait", atLeastOne(arguments.arg1().todouble()));
        }

        private int atLeastOne(double ticks) {
            if (ticks >= 1 && ticks <= Integer.MAX_VALUE) return (int) ticks;
            throw new LuaError("wait: ticks must be from 1 to 2147483647 but was "
                    + LuaValue.valueOf(ticks).tojstring());
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.NONE;
        }
    }

    private final class WaitSeconds extends Verb {
        WaitSeconds() {
            super("wait_seconds(seconds: number)", "Waits; in seconds of game time, more than 0, rounded to ticks.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            double seconds = arguments.arg1().todouble();
            if (!(seconds > 0)) throw new LuaError("wait_seconds: seconds must be more than 0 but was " + seconds);
            double ticks = Math.rint(seconds * world.config().fps());
            return sleep(call, "wait_seconds", (int) Math.max(1, Math.min(ticks, Integer.MAX_VALUE)));
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.NONE;
        }
    }

    private final class WaitUntil extends Verb {
        WaitUntil() {
            super(
                    "wait_until(condition: function) -> any",
                    "Waits until the function returns true, asking it now and then once a tick. Returns what it returned.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            waiter(call, "wait_until");
            call.state = arguments.arg1();
            return call.invoke(arguments.arg1(), LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            if (call.state instanceof Rested rested) {
                call.state = rested.condition();
                return call.invoke(rested.condition(), LuaValue.NONE);
            }
            if (results.arg1().toboolean()) return results;
            call.state = new Rested((LuaFunction) call.state);
            return sleep(call, "wait_until", 1);
        }
    }

    /** Marks that a condition is to be asked again. */
    private record Rested(LuaFunction condition) {}

    private final class WaitFor extends Verb {
        WaitFor() {
            super(
                    "wait_for(event: string) -> any",
                    "Waits until this task is sent the event by `signal` or by the framework (\"hit\"). Returns what was"
                            + " sent along.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            waiter(call, "wait_for").awaitEvent(arguments.arg1().tojstring());
            return call.yield(LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return results;
        }
    }

    private final class Await extends Verb {
        Await() {
            super(
                    "await(task: table) -> any",
                    "Waits until another task has ended. Returns what its function returned.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            LuaTask waiter = waiter(call, "await");
            @Nullable Task other = world.tables().find((LuaTable) arguments.arg1());
            if (other == null) return LuaValue.NONE;
            if (other == waiter) throw new LuaError("await: a task cannot wait for its own end");
            ((ScriptedTask) other).listeners().awaitEnd(waiter);
            waiter.restUntilWoken();
            return call.yield(LuaValue.NONE);
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return results;
        }
    }
}

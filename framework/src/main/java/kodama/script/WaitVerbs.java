package kodama.script;

import kodama.lua.Call;
import kodama.lua.Texts;
import kodama.task.Task;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
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
        if (world.isFinishing()) return "a finish hook cannot wait; spawn a task for what takes time";
        if (world.running() == null)
            return "only a task can wait; a file cannot wait while it is loaded, nor can a test, which has"
                    + " test.run_ticks(n)";
        return "a coroutine of your own cannot wait; give it a task by self:spawn(fn)";
    }

    /** Lets the calling task rest; the call goes on afterwards. */
    private Varargs sleep(Call call, String verb, double ticks) {
        LuaTask waiter = waiter(call, verb);
        if (waiter.isAlive()) waiter.rest(ticks);
        return call.yield(LuaValue.NONE);
    }

    /** Lets the calling task have its next turn in the next tick, however slowly it lives. */
    Varargs pass(Call call, String verb) {
        waiter(call, verb);
        return call.yield(LuaValue.NONE);
    }

    /** How much of a tick this tick is to the running task. */
    double pace() {
        Task running = world.running();
        return running == null ? 1 : running.pace();
    }

    private static double ticks(String verb, double ticks) {
        if (ticks >= 1 && ticks <= Integer.MAX_VALUE) return ticks;
        throw new LuaError(verb + ": ticks must be from 1 to 2147483647 but was " + Texts.ofNumber(ticks));
    }

    private final class Wait extends Verb {
        Wait() {
            super(
                    "wait(ticks: number)",
                    "Waits; 60 ticks are one second, 1 is until the next tick, at least 1. Fractions are carried on: two waits of"
                            + " 1.5 last 3 ticks. The task's rate counts.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            return sleep(call, "wait", ticks("wait", arguments.arg1().todouble()));
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return LuaValue.NONE;
        }
    }

    private final class WaitSeconds extends Verb {
        WaitSeconds() {
            super(
                    "wait_seconds(seconds: number)",
                    "Waits; in seconds of game time, more than 0, rounded to ticks of the present frame rate. The task's rate counts.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            double seconds = arguments.arg1().todouble();
            if (!(seconds > 0)) throw new LuaError("wait_seconds: seconds must be more than 0 but was " + seconds);
            double ticks = Math.rint(seconds * world.time().rate().fps());
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
            return pass(call, "wait_until");
        }
    }

    /** Marks that a condition is to be asked again. */
    private record Rested(LuaFunction condition) {}

    private final class WaitFor extends Verb {
        WaitFor() {
            super(
                    "wait_for(event: string, ticks?: number) -> any",
                    "Waits until this task is sent the event by `signal` or by the framework (\"hit\"). Returns what was"
                            + " sent along. With `ticks`, at least 1, it waits no longer than that, and then returns nil and"
                            + " \"timeout\".");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            LuaTask waiter = waiter(call, "wait_for");
            String event = arguments.arg1().tojstring();
            if (!waiter.isAlive()) return call.yield(LuaValue.NONE);
            if (arguments.arg(2).isnil()) waiter.listen(event);
            else waiter.listen(event, ticks("wait_for", arguments.arg(2).todouble()));
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
                    "await(what: table|userdata) -> any",
                    "Waits until another task has ended, or a job is done; does not wait for a dead task. Returns what the"
                            + " task's function returned, or what came of the job. Tasks that would wait for each other's"
                            + " end are an error.");
        }

        @Override
        Varargs begin(Call call, Varargs arguments) {
            LuaTask waiter = waiter(call, "await");
            if (!arguments.arg1().istable()) return await(call, waiter, awaitable(arguments.arg1()));
            ScriptedTask other = world.tables().find(arguments.arg1());
            if (other == null) return notAlive(arguments.arg1());
            waiter.awaitEnd(other);
            return call.yield(LuaValue.NONE);
        }

        private static Awaitable awaitable(LuaValue value) {
            if (value.touserdata() instanceof Awaitable other) return other;
            throw new LuaError("await: there is nothing to wait for, as this is neither a task nor a job");
        }

        /** Lets the waiter sleep until the other is done, even if somebody else wakes it before. */
        private static Varargs await(Call call, LuaTask waiter, Awaitable other) {
            if (other.isDone()) return other.results();
            call.state = new AwaitedJob(waiter, other);
            if (waiter.isAlive()) waiter.restUntilWoken();
            other.whenDone(waiter::wake);
            return call.yield(LuaValue.NONE);
        }

        private Varargs notAlive(LuaValue table) {
            if (TaskFields.isTask(table)) return LuaValue.NONE;
            throw new LuaError("await: this table is no task's");
        }

        @Override
        protected Varargs resume(Call call, Varargs results) {
            return call.state instanceof AwaitedJob job ? await(call, job.waiter, job.other) : results;
        }
    }

    /** Who waits for what else than a task. */
    private record AwaitedJob(LuaTask waiter, Awaitable other) {}
}

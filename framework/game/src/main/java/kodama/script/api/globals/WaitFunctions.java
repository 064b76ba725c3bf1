package kodama.script.api.globals;

import kodama.lua.Coroutine;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.Step;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.lua.bind.Yield;
import kodama.script.api.job.JobHandle;
import kodama.script.game.GameContext;
import kodama.script.task.LuaTask;
import kodama.script.task.ScriptedTask;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import kodama.time.GameTime;

/** The globals by which a task lets time pass; they stand behind {@link SpawnFunctions}. */
@LuaModule(name = "")
final class WaitFunctions {
    private final TaskContext context;
    private final TaskTables tables;
    private final GameTime time;

    WaitFunctions(GameContext game) {
        context = game.running();
        tables = game.tables();
        time = game.time();
    }

    @LuaFunction(
            value = "wait(ticks: number)",
            waits = true,
            doc = "Waits; 60 ticks are one second at any frame rate (or as many as `fps` of game.lua says), 1 is until"
                    + " the next tick, at least 1. Fractions are carried on: two waits of 1.5 last 3 ticks. The"
                    + " task's rate counts.")
    Yield waitTicks(Coroutine caller, double ticks) {
        checkTicks("wait", ticks);
        return rest(context.waiter(caller, "wait"), ticks);
    }

    private static Yield rest(LuaTask waiter, double ticks) {
        if (waiter.isAlive()) waiter.waitTicks(ticks);
        return Yield.UNTIL_RESUMED;
    }

    private static void checkTicks(String verb, double ticks) {
        if (ticks >= 1 && ticks <= Integer.MAX_VALUE) return;
        throw new LuaException(verb + ": ticks must be from 1 to 2147483647 but was " + Value.of(ticks));
    }

    @LuaFunction(
            value = "wait_seconds(seconds: number)",
            waits = true,
            doc = "Waits; in seconds of game time, more than 0, rounded to whole ticks, at least one. The task's rate"
                    + " counts.")
    Yield waitSeconds(Coroutine caller, double seconds) {
        if (!(seconds > 0)) throw new LuaException("wait_seconds: seconds must be more than 0 but was " + seconds);
        double ticks = Math.rint(seconds * time.baseRate());
        double bounded = Math.max(1, Math.min(ticks, Integer.MAX_VALUE));
        return rest(context.waiter(caller, "wait_seconds"), bounded);
    }

    @LuaFunction(
            value = "wait_until<T>(condition: fun(): T) -> T",
            waits = true,
            doc = "Waits until the function returns true, asking it now and then once a tick. Returns what it"
                    + " returned.")
    Step waitUntil(Coroutine caller, Value condition) {
        context.waiter(caller, "wait_until");
        return new ConditionWait(caller, condition).ask();
    }

    @LuaFunction(
            value = "wait_for(event: string<Event>, ticks?: number) -> ...: any",
            waits = true,
            doc = "Waits until this task is sent the event by `signal` or by the framework (\"hit\"). Returns what was"
                    + " sent along. With `ticks`, at least 1, it waits no longer than that, and then returns nil and"
                    + " \"timeout\".")
    Step waitFor(Coroutine caller, String event, Value ticks) {
        LuaTask waiter = context.waiter(caller, "wait_for");
        if (!waiter.isAlive()) return Step.RECEIVE;
        if (ticks.isNil()) {
            waiter.waitForEvent(event);
        } else {
            checkTicks("wait_for", ticks.number());
            waiter.waitForEvent(event, ticks.number());
        }
        return Step.RECEIVE;
    }

    @LuaFunction(
            value = "wait_forever(...)",
            waits = true,
            doc = "Waits until the task is ended: for one whose children do all the work, or that only has something"
                    + " to show. What it is given counts for nothing, so that it can be spawned itself:"
                    + " `spawn(wait_forever, { draw = paint })`.")
    Step waitForever(Coroutine caller, Values ignored) {
        LuaTask waiter = context.waiter(caller, "wait_forever");
        if (waiter.isAlive()) waiter.waitUntilWoken();
        return Step.wait(woken -> waitForever(caller, ignored));
    }

    @LuaFunction(
            value = "await(what: Task|userdata<Job>) -> ...: any",
            waits = true,
            doc = "Waits until another task has ended, or a job is done; does not wait for a dead task. Returns what"
                    + " the task's function returned, or what came of the job. Tasks that would wait for each"
                    + " other's end are an error.")
    Step await(Coroutine caller, Value what) {
        LuaTask waiter = context.waiter(caller, "await");
        if (what instanceof Table table) return awaitTask(waiter, table);
        if (what.object() instanceof JobHandle<?> job) return new JobWait(waiter, job).next(Values.NONE);
        throw new LuaException("await: there is nothing to wait for, as this is neither a task nor a job");
    }

    private Step awaitTask(LuaTask waiter, Table table) {
        ScriptedTask other = tables.find(table);
        if (other != null) {
            waiter.awaitEnd(other);
            return Step.RECEIVE;
        }
        if (TaskFields.isTask(table)) return Step.END;
        throw new LuaException("await: this table is no task's");
    }

    /** Asks a condition now and then once a tick, until it holds. Its steps are made once for all ticks. */
    private final class ConditionWait {
        private final Coroutine caller;
        private final Step ask;
        private final Step rest = Step.wait(rested -> ask());

        ConditionWait(Coroutine caller, Value condition) {
            this.caller = caller;
            ask = Step.call(condition, Values.NONE, this::answered);
        }

        Step ask() {
            return ask;
        }

        private Step answered(Values answer) {
            if (answer.get(1).isTrue()) return Step.done(answer);
            context.waiter(caller, "wait_until");
            return rest;
        }
    }

    /** Lets a task sleep until a job is done, even if an event wakes it before. */
    private record JobWait(LuaTask waiter, JobHandle<?> job) implements Step.Continuation {
        @Override
        public Step next(Values woken) {
            if (job.isDone()) return Step.done(job.results());
            if (waiter.isAlive()) waiter.waitUntilWoken();
            job.whenDone(waiter::wake);
            return Step.wait(this);
        }
    }
}

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
import kodama.script.task.TaskAnimation;
import kodama.script.task.TaskAnimations;
import kodama.script.task.TaskContext;
import kodama.script.task.TaskFields;
import kodama.script.task.TaskTables;
import kodama.time.GameTime;

/** The globals with which a task waits. */
@LuaModule(name = "")
final class WaitFunctions {
    private final TaskContext context;
    private final TaskAnimations animations;
    private final TaskTables tables;
    private final GameTime time;

    WaitFunctions(GameContext game) {
        context = game.running();
        animations = game.animations();
        tables = game.tables();
        time = game.time();
    }

    @LuaFunction(
            value = "wait(ticks: number)",
            waits = true,
            doc = "Waits for a number of ticks, at least 1. With 1, it waits until the next tick; 60 ticks are one"
                    + " second at any frame rate (or the `fps` of game.lua). Fractions add up: two waits of 1.5 last 3"
                    + " ticks. The task's `rate` applies.")
    Yield waitTicks(Coroutine caller, double ticks) {
        checkTicks("wait", ticks);
        return rest(context.waiter(caller, "wait"), ticks);
    }

    private static Yield rest(LuaTask waiter, double ticks) {
        if (waiter.isAlive()) waiter.waitTicks(ticks);
        return Yield.UNTIL_RESUMED;
    }

    private static void checkTicks(String function, double ticks) {
        if (ticks >= 1 && ticks <= Integer.MAX_VALUE) return;
        throw new LuaException(function + ": ticks must be from 1 to 2147483647 but was " + Value.of(ticks));
    }

    @LuaFunction(
            value = "wait_seconds(seconds: number)",
            waits = true,
            doc = "Waits for a number of seconds of game time, greater than 0, rounded to whole ticks (at least"
                    + " one). The task's `rate` applies.")
    Yield waitSeconds(Coroutine caller, double seconds) {
        if (!(seconds > 0)) throw new LuaException("wait_seconds: seconds must be more than 0 but was " + seconds);
        double ticks = Math.rint(seconds * time.baseRate());
        double bounded = Math.max(1, Math.min(ticks, Integer.MAX_VALUE));
        return rest(context.waiter(caller, "wait_seconds"), bounded);
    }

    @LuaFunction(
            value = "wait_until<T>(condition: fun(): T) -> T",
            waits = true,
            doc = "Waits until a function returns a true value, and returns that value. The function is called at"
                    + " once, then once per tick.")
    Step waitUntil(Coroutine caller, Value condition) {
        context.waiter(caller, "wait_until");
        return new ConditionWait(caller, condition).check();
    }

    @LuaFunction(
            value = "wait_for(event: string<Event>, ticks?: number) -> ...: any",
            waits = true,
            doc = "Waits until this task receives an event, sent with `signal` or by the framework (\"hit\"), and"
                    + " returns the values sent with it. With `ticks`, at least 1, returns nil and \"timeout\" when"
                    + " that time has passed.")
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
            value = "wait_animation(animation?: string<AnimationName>|Animation) -> boolean",
            waits = true,
            doc = "Waits until the task's `animation` has ended; if it repeats without end, until its current pass has."
                    + " With an argument, plays that animation from its first frame, then waits. Returns false if"
                    + " another animation was assigned in the meantime, otherwise true. A child without a sprite and an"
                    + " `on_<event>` function wait for the animation of the parent.")
    Step waitAnimation(Coroutine caller, Value animation) {
        LuaTask waiter = context.waiter(caller, "wait_animation");
        ScriptedTask owner = animations.owner(waiter);
        if (!animation.isNil()) animations.restart(owner, animation);
        TaskAnimation playing = owner.animation();
        if (playing == null)
            throw new LuaException("wait_animation: the task has no animation; set self.animation, or write"
                    + " wait_animation(\"name\")");
        if (!playing.isPlaying()) throw new LuaException("wait_animation: the task has no sprite to animate");
        return new AnimationWait(playing).next(Values.NONE);
    }

    @LuaFunction(
            value = "wait_forever(...)",
            waits = true,
            doc = "Waits until the task is ended: for tasks whose children do all the work, or that only draw."
                    + " Arguments are ignored, so you can pass it to `spawn`: `spawn(wait_forever, { draw = paint })`.")
    Step waitForever(Coroutine caller, Values ignored) {
        LuaTask waiter = context.waiter(caller, "wait_forever");
        if (waiter.isAlive()) waiter.waitUntilWoken();
        return Step.wait(woken -> waitForever(caller, ignored));
    }

    @LuaFunction(
            value = "await(what: Task|userdata<Job>) -> ...: any",
            waits = true,
            doc = "Waits until another task has ended or a job is done; returns at once if it already has. Returns"
                    + " the results of the task's function or of the job. It is an error if tasks would wait for each"
                    + " other.")
    Step await(Coroutine caller, Value what) {
        LuaTask waiter = context.waiter(caller, "await");
        if (what instanceof Table table) return awaitTask(waiter, table);
        if (what.object() instanceof JobHandle<?> job) return new JobWait(waiter, job).next(Values.NONE);
        throw new LuaException("await: the argument must be a task or a job");
    }

    private Step awaitTask(LuaTask waiter, Table table) {
        ScriptedTask other = tables.find(table);
        if (other != null) {
            waiter.awaitEnd(other);
            return Step.RECEIVE;
        }
        if (TaskFields.isTask(table)) return Step.END;
        throw new LuaException("await: this table is not a task");
    }

    /** Calls a condition at once, then once per tick, until it returns true. Its steps are allocated once. */
    private final class ConditionWait {
        private final Coroutine caller;
        private final Step check;
        private final Step rest = Step.wait(rested -> check());

        ConditionWait(Coroutine caller, Value condition) {
            this.caller = caller;
            check = Step.call(condition, Values.NONE, this::checked);
        }

        Step check() {
            return check;
        }

        private Step checked(Values result) {
            if (result.get(1).isTrue()) return Step.done(result);
            context.waiter(caller, "wait_until");
            return rest;
        }
    }

    /** Looks once per tick whether an animation, or a pass of an endless one, has ended. */
    private static final class AnimationWait implements Step.Continuation {
        private final TaskAnimation animation;
        private final int start;
        private final long passes;

        AnimationWait(TaskAnimation animation) {
            this.animation = animation;
            start = animation.starts();
            passes = animation.passes();
        }

        @Override
        public Step next(Values rested) {
            if (!animation.isStill(start)) return Step.done(Values.of(false));
            boolean isOver = animation.isEndless() ? animation.passes() != passes : animation.hasEnded();
            return isOver ? Step.done(Values.of(true)) : Step.wait(this);
        }
    }

    /** Suspends a task until a job is done, even if an event wakes the task earlier. */
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

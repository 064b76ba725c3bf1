package kodama.script;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kodama.base.Checks;
import kodama.task.Task;

/**
 * A sequence of steps over time, for Java code that waits in between.
 *
 * <pre>{@code
 * Steps.start()
 *         .run(this::appear)
 *         .wait(30)
 *         .repeat(3, Steps.start().run(this::shoot).wait(10))
 *         .waitFor("hit")
 *         .keep(this::fallDown);
 * }</pre>
 *
 * <p>Steps without a wait between them run in the same tick. A {@link StepTask} runs them, and allocates nothing.
 * Several tasks may share steps, because steps have no state, if the code that they call has none either. Each method
 * adds to these steps and returns them.
 */
public final class Steps {
    @FunctionalInterface
    interface Step {
        /**
         * Runs the step, or one tick of it; returns how many steps to advance, negative to go back. Calls {@link
         * StepContext#endTick} to end the task's work in this tick.
         */
        int run(StepContext context, double dt);
    }

    private final List<Step> steps = new ArrayList<>();
    /** Nesting depth of repeats. */
    private int depth;

    private Steps() {}

    /**
     * Creates an empty sequence.
     *
     * @return steps to add to
     */
    public static Steps start() {
        return new Steps();
    }

    private Steps add(Step step) {
        steps.add(step);
        return this;
    }

    /** Adds a step that calls an action once. */
    public Steps run(Runnable action) {
        return add((context, dt) -> {
            action.run();
            return 1;
        });
    }

    /**
     * Adds a step that calls an action in each tick until it is done.
     *
     * @param action called once per tick; returns false to continue with the next step in the same tick
     */
    public Steps runEachTick(State action) {
        return add((context, dt) -> action.run(dt) ? context.endTick(0) : 1);
    }

    /**
     * Adds a wait.
     *
     * @param ticks length of the wait, in ticks; at least 1
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     */
    public Steps wait(int ticks) {
        Checks.atLeast("ticks to wait", ticks, 1);
        return add((context, dt) -> {
            context.sleep(ticks);
            return context.endTick(1);
        });
    }

    /** Adds a wait until a condition is true, which is checked at once and then once per tick. */
    public Steps waitUntil(BooleanSupplier condition) {
        return add((context, dt) -> condition.getAsBoolean() ? 1 : context.endTick(0));
    }

    /**
     * Adds a wait for an event that is sent to the task.
     *
     * @param event name of the event
     */
    public Steps waitFor(String event) {
        return add((context, dt) -> {
            context.waitFor(event);
            return context.endTick(1);
        });
    }

    /**
     * Adds a wait for the end of another task; continues at once if that task is not alive.
     *
     * @param other called when this step is reached; returns the task to wait for
     */
    public Steps await(Supplier<? extends Task> other) {
        return add((context, dt) -> {
            Task awaited = other.get();
            context.await(awaited);
            return awaited.isAlive() ? context.endTick(1) : 1;
        });
    }

    /**
     * Adds steps that are repeated.
     *
     * @param times number of rounds; at least 0
     * @param body the steps to repeat; steps added to them later are ignored
     * @throws IllegalArgumentException if {@code times} is less than 0
     */
    public Steps repeat(int times, Steps body) {
        Checks.atLeast("times to repeat", times, 0);
        int counter = body.depth;
        int length = body.steps.size();
        add((context, dt) -> {
            context.count(counter, times);
            return length + 1;
        });
        steps.addAll(body.steps);
        depth = Math.max(depth, counter + 1);
        return add((context, dt) -> context.nextRound(counter) ? -length : 1);
    }

    /**
     * Adds steps that are repeated until the task ends.
     *
     * @param body the steps to repeat; steps added to them later are ignored
     */
    public Steps loop(Steps body) {
        return loopWhile(() -> true, body);
    }

    /**
     * Adds steps that are repeated while a condition is true.
     *
     * @param condition called before each round; returns false to continue with the next step
     * @param body the steps to repeat; steps added to them later are ignored
     */
    public Steps loopWhile(BooleanSupplier condition, Steps body) {
        int length = body.steps.size();
        add((context, dt) -> length + 1);
        steps.addAll(body.steps);
        depth = Math.max(depth, body.depth);
        return add((context, dt) -> condition.getAsBoolean() ? -length : 1);
    }

    Step[] toArray() {
        return steps.toArray(Step[]::new);
    }

    /** Returns the nesting depth of repeats. */
    int depth() {
        return depth;
    }
}

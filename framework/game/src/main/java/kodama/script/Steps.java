package kodama.script;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import kodama.base.Checks;
import kodama.task.Task;

/**
 * Steps that a task does one after the other in time, for Java code that wants to wait in the middle.
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
 * <p>Steps without a wait between them are done in the same tick. A {@link StepTask} does them; nothing is allocated
 * then. Several tasks may share them, as they hold no state, so long as what they call does not either. Each method
 * adds to these steps and returns them.
 */
public final class Steps {
    @FunctionalInterface
    interface Step {
        /**
         * Does the step, or a tick of it, and returns how many steps to go on from here; less than 0 for back. If the
         * task shall do no more in this tick, the run is told so by {@link StepContext#endTick}.
         */
        int run(StepContext run, double dt);
    }

    private final List<Step> steps = new ArrayList<>();
    /** How many repeats lie inside each other. */
    private int depth;

    private Steps() {}

    /**
     * Starts without a step.
     *
     * @return steps to be added to
     */
    public static Steps start() {
        return new Steps();
    }

    private Steps add(Step step) {
        steps.add(step);
        return this;
    }

    /** Does something. */
    public Steps run(Runnable action) {
        return add((run, dt) -> {
            action.run();
            return 1;
        });
    }

    /**
     * Does something in each tick until it is done.
     *
     * @param action called once a tick; returns false to go on to the next step, in the same tick
     */
    public Steps runEachTick(State action) {
        return add((run, dt) -> action.run(dt) ? run.endTick(0) : 1);
    }

    /**
     * Waits.
     *
     * @param ticks how long; at least 1
     * @throws IllegalArgumentException if {@code ticks} is less than 1
     */
    public Steps wait(int ticks) {
        Checks.atLeast("ticks to wait", ticks, 1);
        return add((run, dt) -> {
            run.sleep(ticks);
            return run.endTick(1);
        });
    }

    /** Waits until something is so, which is asked at once and then once a tick. */
    public Steps waitUntil(BooleanSupplier condition) {
        return add((run, dt) -> condition.getAsBoolean() ? 1 : run.endTick(0));
    }

    /**
     * Waits until the task is sent an event.
     *
     * @param event its name
     */
    public Steps waitFor(String event) {
        return add((run, dt) -> {
            run.waitFor(event);
            return run.endTick(1);
        });
    }

    /**
     * Waits for the end of another task; goes on at once if it is not alive.
     *
     * @param other tells whose end to wait for, when this step is reached
     */
    public Steps await(Supplier<? extends Task> other) {
        return add((run, dt) -> {
            Task awaited = other.get();
            run.await(awaited);
            return awaited.isAlive() ? run.endTick(1) : 1;
        });
    }

    /**
     * Does steps several times.
     *
     * @param times how often; 0 or more
     * @param body the steps; what is added to them later is not done here
     * @throws IllegalArgumentException if {@code times} is less than 0
     */
    public Steps repeat(int times, Steps body) {
        Checks.atLeast("times to repeat", times, 0);
        int counter = body.depth;
        int length = body.steps.size();
        add((run, dt) -> {
            run.count(counter, times);
            return length + 1;
        });
        steps.addAll(body.steps);
        depth = Math.max(depth, counter + 1);
        return add((run, dt) -> run.nextRound(counter) ? -length : 1);
    }

    /**
     * Does steps again and again, as long as the task lives.
     *
     * @param body the steps; what is added to them later is not done here
     */
    public Steps loop(Steps body) {
        return loopWhile(() -> true, body);
    }

    /**
     * Does steps as long as something is so, which is asked before each round.
     *
     * @param condition returns false to go on to what follows
     * @param body the steps; what is added to them later is not done here
     */
    public Steps loopWhile(BooleanSupplier condition, Steps body) {
        int length = body.steps.size();
        add((run, dt) -> length + 1);
        steps.addAll(body.steps);
        depth = Math.max(depth, body.depth);
        return add((run, dt) -> condition.getAsBoolean() ? -length : 1);
    }

    Step[] toArray() {
        return steps.toArray(Step[]::new);
    }

    /** How many repeats lie inside each other. */
    int depth() {
        return depth;
    }
}

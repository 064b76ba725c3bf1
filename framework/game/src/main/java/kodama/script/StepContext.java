package kodama.script;

import kodama.task.Task;

/** The execution state of a task's steps, which have no state themselves, and the ways to make the task wait. */
abstract class StepContext {
    /** Remaining rounds of each repeat, the outermost last. */
    private int[] rounds = new int[0];

    private boolean resting;

    /** Makes the task sleep. */
    abstract void sleep(int ticks);

    /** Makes the task wait for an event. */
    abstract void waitFor(String event);

    /** Makes the task wait for the end of another. */
    abstract void await(Task other);

    /** Resets the state for other steps, with repeats nested this deep. */
    final void begin(int depth) {
        rounds = new int[depth];
    }

    final void beginTick() {
        resting = false;
    }

    /** Ends the work of this tick; returns the argument. */
    final int endTick(int on) {
        resting = true;
        return on;
    }

    final boolean isTickDone() {
        return resting;
    }

    /** Sets the number of rounds of a repeat. */
    final void count(int repeat, int times) {
        rounds[repeat] = times;
    }

    /** Counts down a repeat; returns whether it has another round. */
    final boolean nextRound(int repeat) {
        return rounds[repeat]-- > 0;
    }
}

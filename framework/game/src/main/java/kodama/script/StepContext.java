package kodama.script;

import kodama.task.Task;

/** The state of a task that does steps, which hold none themselves, and the ways in which they let it wait. */
abstract class StepContext {
    /** How many rounds each repeat has left, the outermost last. */
    private int[] rounds = new int[0];

    private boolean resting;

    /** Lets the task sleep. */
    abstract void sleep(int ticks);

    /** Lets the task wait for an event. */
    abstract void waitFor(String event);

    /** Lets the task wait for the end of another. */
    abstract void await(Task other);

    /** Begins with other steps, of which so many repeats lie inside each other. */
    final void begin(int depth) {
        rounds = new int[depth];
    }

    final void beginTick() {
        resting = false;
    }

    /** Ends the work of this tick; returns what it is given. */
    final int endTick(int on) {
        resting = true;
        return on;
    }

    final boolean isTickDone() {
        return resting;
    }

    /** Sets how many rounds a repeat has. */
    final void count(int repeat, int times) {
        rounds[repeat] = times;
    }

    /** Whether a repeat has another round, which is counted then. */
    final boolean nextRound(int repeat) {
        return rounds[repeat]-- > 0;
    }
}

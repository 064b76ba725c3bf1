package kodama.task;

/** What a task keeps while it does its steps, which hold no state themselves. */
final class StepRun {
    /** How many rounds each repeat has left, the outermost last. */
    private int[] rounds = new int[0];

    private boolean resting;

    /** Begins with other steps, of which so many repeats lie inside each other. */
    void begin(int depth) {
        rounds = new int[depth];
    }

    void beginTick() {
        resting = false;
    }

    /** Ends the work of this tick; returns what it is given. */
    int rest(int on) {
        resting = true;
        return on;
    }

    boolean isResting() {
        return resting;
    }

    /** Sets how many rounds a repeat has. */
    void count(int repeat, int times) {
        rounds[repeat] = times;
    }

    /** Whether a repeat has another round, which is counted then. */
    boolean countsDown(int repeat) {
        return rounds[repeat]-- > 0;
    }
}

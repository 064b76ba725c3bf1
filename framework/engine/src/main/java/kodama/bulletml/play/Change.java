package kodama.bulletml.play;

/** A number that goes to another in even steps, one a tick, and ends on it exactly. */
final class Change {
    private double from;
    private double to;
    private int term;
    private int passed;

    /** Begins; the first step is due in the next tick. */
    void begin(double start, double end, int ticks) {
        from = start;
        to = end;
        term = ticks;
        passed = 0;
    }

    boolean isUnderWay() {
        return passed < term;
    }

    /** Goes a step; only while it is under way. */
    double step() {
        passed++;
        return passed == term ? to : from + (to - from) * passed / term;
    }
}

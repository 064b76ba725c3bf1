package kodama.script.api.move;

/** Counts the ticks of a course. */
final class TickTimer {
    /** Ticks this near to the end are the end, as 30 ticks of a rate of 0.1 do not add up to 3 exactly. */
    private static final double NEARLY = 1e-9;

    private final double ticks;
    private double passed;

    /** Ends after so many ticks; infinite for never. */
    TickTimer(double ticks) {
        this.ticks = ticks;
    }

    /** Lets time pass; in ticks. */
    void advance(double pace) {
        passed = passed(passed + pace, ticks);
    }

    /** How much of some ticks has passed at a time: exactly all of them at the end. */
    static double passed(double time, double ticks) {
        return time >= ticks - NEARLY ? ticks : time;
    }

    boolean isOver() {
        return passed == ticks;
    }

    /** In ticks; exactly all of them at the end. */
    double passed() {
        return passed;
    }

    /** From 0 to 1; all of it if it has no ticks. */
    double progress() {
        return ticks == 0 ? 1 : passed / ticks;
    }
}

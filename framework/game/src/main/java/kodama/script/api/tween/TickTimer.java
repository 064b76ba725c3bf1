package kodama.script.api.tween;

/** Counts the ticks of a movement or a tween. */
public final class TickTimer {
    /** Tolerance at the end, in ticks: 30 ticks at a rate of 0.1 do not add up to exactly 3. */
    static final double NEARLY = 1e-9;

    private final double ticks;
    private double passed;

    /** Creates a timer that ends after a number of ticks; infinite for never. */
    public TickTimer(double ticks) {
        this.ticks = ticks;
    }

    /** Advances the time by some ticks. */
    public void advance(double by) {
        passed = passed(passed + by, ticks);
    }

    /** Returns a time, or exactly the duration if the time has reached it. */
    public static double passed(double time, double ticks) {
        return time >= ticks - NEARLY ? ticks : time;
    }

    /** Returns whether the duration has passed. */
    public boolean isOver() {
        return passed == ticks;
    }

    /** Returns the elapsed ticks; at the end, exactly the duration. */
    public double passed() {
        return passed;
    }

    /** Returns the elapsed part of the duration, from 0 to 1; 1 for a duration of 0. */
    public double progress() {
        return ticks == 0 ? 1 : passed / ticks;
    }
}

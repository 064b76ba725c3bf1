package kodama.time;

import kodama.base.Checks;

/**
 * Computes the number of ticks in each frame. At half the base rate a frame has two ticks, at twice the base rate every
 * second frame has one, and at any other rate the number of ticks per second is exactly the base rate in the long run.
 *
 * <p>The play speed changes the number of ticks, but not the ticks themselves, so a game has the same outcome at any
 * speed. Owned by the game thread.
 */
public final class TickAccumulator {
    private static final double SLOWEST = 1.0 / 16;
    private static final double FASTEST = 16;

    /** A tick that is short by less than this is complete; the rest is a rounding error. */
    private static final double NEARLY = 1e-9;

    private FrameRate base;
    private FrameRate rate;
    private double speed = 1;

    // the ticks due are computed from all frames since the last change, so that errors do not accumulate
    /** Accumulated part of the next tick at the last change of rate or speed; in ticks, less than 1. */
    private double left;
    /** Number of frames since then. */
    private long frames;
    /** Number of ticks since then. */
    private long ticks;

    /**
     * Creates an accumulator whose first frame has a tick.
     *
     * @param rate ticks per second and frames per second
     */
    public TickAccumulator(FrameRate rate) {
        base = rate;
        this.rate = rate;
    }

    /**
     * Changes the base rate.
     *
     * @param base ticks per second at speed 1
     */
    public void setBase(FrameRate base) {
        settle();
        this.base = base;
    }

    /** Changes the frame rate. The accumulated part of the next tick is kept. */
    public void setRate(FrameRate rate) {
        settle();
        this.rate = rate;
    }

    private void settle() {
        left += ticksIn(frames) - ticks;
        frames = 0;
        ticks = 0;
    }

    /**
     * Changes the play speed; the next frame has a tick.
     *
     * @param speed factor; 1/16 to 16
     * @throws IllegalArgumentException if the speed is out of range
     */
    public void setSpeed(double speed) {
        Checks.atLeast("speed", speed, SLOWEST);
        if (speed > FASTEST) throw new IllegalArgumentException("speed must be at most 16 but was " + speed);
        this.speed = speed;
        restart();
    }

    /** Returns the play speed, a factor; 1 by default. */
    public double speed() {
        return speed;
    }

    /** Discards the accumulated part of the next tick; the next frame has a tick. */
    public void restart() {
        frames = 0;
        ticks = 0;
        left = Math.max(0, 1 - ticksIn(1));
    }

    /**
     * Adds elapsed frame periods.
     *
     * @param periods number of periods; at least 1
     * @return the number of ticks that are due
     */
    public int add(int periods) {
        frames += periods;
        long due = (long) Math.floor(left + ticksIn(frames) + NEARLY) - ticks;
        ticks += due;
        return (int) due;
    }

    /**
     * Returns the elapsed part of the last tick for the interpolation of this frame: alternately 0.5 and 1 at twice the
     * base rate.
     *
     * @return above 0, at most 1; always 1 if each frame has whole ticks. Undefined at a speed other than 1
     */
    public double alpha() {
        double over = left + ticksIn(frames) - ticks;
        int steps = steps();
        return Math.min(1, (Math.floor(over * steps + NEARLY) + 1) / steps);
    }

    /**
     * Returns the number of moments of a tick that frames can show: 2 at twice the base rate, 1 if frames have whole
     * ticks.
     */
    private int steps() {
        return rate.fps() / gcd(rate.fps(), base.fps());
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Returns the number of ticks in some frame periods, with a fraction. */
    public double ticksIn(long periods) {
        return periods * speed * base.fps() / rate.fps();
    }
}

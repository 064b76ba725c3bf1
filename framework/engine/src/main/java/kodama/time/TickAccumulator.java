package kodama.time;

import kodama.base.Checks;

/**
 * Says how many ticks a frame has. At half the base rate it has two, at twice every second frame has one, and at any
 * other what comes to exactly as many ticks a second as the base rate says, for as long as one likes.
 *
 * <p>The speed of play has more or fewer ticks come, and changes none of them, so a game comes out the same at every
 * speed. Owned by the game thread.
 */
public final class TickAccumulator {
    private static final double SLOWEST = 1.0 / 16;
    private static final double FASTEST = 16;

    /** So little lacking of a tick is only rounding. */
    private static final double NEARLY = 1e-9;

    private FrameRate base;
    private FrameRate rate;
    private double speed = 1;

    // What is due is found from all frames since the last change, so that no error adds up.
    /** What was gathered of the next tick when rate or speed changed; in ticks, less than 1. */
    private double left;
    /** Frames since. */
    private long frames;
    /** Ticks handed out since. */
    private long ticks;

    /**
     * Makes an accumulator whose first frame has a tick.
     *
     * @param rate ticks a second, and frames
     */
    public TickAccumulator(FrameRate rate) {
        base = rate;
        this.rate = rate;
    }

    /**
     * Changes the base rate.
     *
     * @param base ticks a second at speed 1
     */
    public void setBase(FrameRate base) {
        settle();
        this.base = base;
    }

    /** Changes the frame rate. What was gathered of the next tick stays. */
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
     * Changes the speed of play; the next frame has a tick.
     *
     * @param speed how many times as fast; 1/16 to 16
     * @throws IllegalArgumentException if the speed is outside these bounds
     */
    public void setSpeed(double speed) {
        Checks.atLeast("speed", speed, SLOWEST);
        if (speed > FASTEST) throw new IllegalArgumentException("speed must be at most 16 but was " + speed);
        this.speed = speed;
        restart();
    }

    /** Returns the speed of play: how many times as fast; 1 at first. */
    public double speed() {
        return speed;
    }

    /** Forgets what was gathered; the next frame has a tick. */
    public void restart() {
        frames = 0;
        ticks = 0;
        left = Math.max(0, 1 - ticksIn(1));
    }

    /**
     * Takes in frame periods that have gone by.
     *
     * @param periods how many; at least 1
     * @return how many ticks are due
     */
    public int add(int periods) {
        frames += periods;
        long due = (long) Math.floor(left + ticksIn(frames) + NEARLY) - ticks;
        ticks += due;
        return (int) due;
    }

    /**
     * Returns how much of the last tick is over in the picture of this frame, so that pictures are evenly apart: 0.5
     * and 1 in turn at twice the base rate.
     *
     * @return above 0, at most 1; always 1 where each frame has whole ticks. Means nothing at another speed than 1
     */
    public double alpha() {
        double over = left + ticksIn(frames) - ticks;
        int steps = steps();
        return Math.min(1, (Math.floor(over * steps + NEARLY) + 1) / steps);
    }

    /** At how many moments of a tick a frame can be: 2 at twice the base rate, 1 where each frame has whole ticks. */
    private int steps() {
        return rate.fps() / gcd(rate.fps(), base.fps());
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Tells how many ticks, with fractions, there are in some frame periods. */
    public double ticksIn(long periods) {
        return periods * speed * base.fps() / rate.fps();
    }
}

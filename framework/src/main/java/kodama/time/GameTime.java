package kodama.time;

import kodama.base.Checks;

/**
 * The time of the game: counts ticks and the seconds that pass in the game, which need not be those on the wall.
 *
 * <p>All values stay the same within a frame; {@link #advance} is called once at its start. Frames are counted against
 * a base rate that never changes, so that at half the base rate each tick counts as 2 frames. Owned by the game thread.
 */
public final class GameTime {
    private final FrameRate base;
    private FrameRate rate;
    /** Whether a tick that comes late is one frame long all the same. */
    private boolean fixed;
    /** Its number; 0 before the first. */
    private long tick;
    // In seconds of the game: the length of this tick, and all ticks up to it together.
    private double dt;
    private double now;
    /** How many frames of the base rate this tick counts for. */
    private double frames;
    // the stretch of equal steps in progress: now = since + steps * step, so that rounding does not add up
    private double since;
    private double step;
    private long steps;

    /**
     * Creates the time at tick 0.
     *
     * @param base the rate to count frames against, and the frame rate until it is changed
     */
    public GameTime(FrameRate base) {
        this.base = base;
        this.rate = base;
    }

    /** Begins the next tick, one frame long. */
    public void advance() {
        advance(1);
    }

    /**
     * Begins the next tick.
     *
     * @param late how many frames long it is: 1, or more when frames came late and the game shall not slow down; counts
     *     as 1 while the elapsed time is fixed
     * @throws IllegalArgumentException if {@code late} is less than 1
     */
    public void advance(int late) {
        int length = fixed ? 1 : Checks.atLeast("length of the tick in frames", late, 1);
        double oneFrame = rate.seconds();
        if (oneFrame != step) beginStretch(oneFrame);
        steps += length;
        tick++;
        dt = oneFrame * length;
        now = since + steps * step;
        frames = (double) base.fps() * length / rate.fps();
    }

    private void beginStretch(double oneFrame) {
        since = now;
        step = oneFrame;
        steps = 0;
    }

    /** Goes back to tick 0 and the game's beginning; rate and the fixed switch stay. */
    public void restart() {
        tick = 0;
        dt = 0;
        now = 0;
        frames = 0;
        beginStretch(0);
    }

    /**
     * Changes the frame rate from the next tick on.
     *
     * @param rate the new rate
     */
    public void setRate(FrameRate rate) {
        this.rate = rate;
    }

    /**
     * Returns the frame rate.
     *
     * @return the rate of the next tick
     */
    public FrameRate rate() {
        return rate;
    }

    /**
     * Switches whether each tick lasts exactly one frame however late it comes, as for making a movie.
     *
     * @param fixed whether it does
     */
    public void setFixed(boolean fixed) {
        this.fixed = fixed;
    }

    /**
     * Returns the number of the tick.
     *
     * @return 1 in the first tick, 0 before
     */
    public long tick() {
        return tick;
    }

    /**
     * Returns the seconds in the game from the last tick to this one.
     *
     * @return seconds; 1 / fps normally
     */
    public double dt() {
        return dt;
    }

    /**
     * Returns the seconds in the game up to this tick.
     *
     * @return the sum of all {@link #dt} so far, without its rounding errors; seconds
     */
    public double now() {
        return now;
    }

    /**
     * Returns how many frames of the base rate this tick counts for.
     *
     * @return 1 normally, 2 at half the base rate
     */
    public double frames() {
        return frames;
    }

    /**
     * Returns the frame rate in force.
     *
     * @return frames per second that the pacer aims at
     */
    public int fps() {
        return rate.fps();
    }

    /**
     * Returns the rate that frames are counted against.
     *
     * @return frames per second; never changes
     */
    public int baseFps() {
        return base.fps();
    }
}

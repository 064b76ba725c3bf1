package kodama.time;

/**
 * Lets a game keep up with real time when its frames are late: computes the number of frame periods that each frame
 * represents.
 *
 * <p>Owned by the game thread.
 */
public final class CatchUp {

    /*
     * 1. A frame that is on time counts as one period, whatever its jitter. Only a frame that is a whole period late
     *    gets one more, or as many as are missing. Missing periods are counted from a fixed start, not from frame to
     *    frame, so that none is lost.
     * 2. Additional ticks delay the next frame further. They are limited to the time that a frame has, so they make a
     *    frame at most one period longer. If the ticks themselves are too slow, there is no time for any, and the game
     *    slows down as without catching up. There is no positive feedback.
     * 3. The duration of a tick is the minimum of the last ones, because a single stall, for example by the garbage
     *    collector, should be made up for and does not show the cost of ticks. The estimate falls at once and at most
     *    doubles when it rises.
     * 4. Periods that are not made up for at once are dropped, and so is a delay of a quarter of a second or more, such
     *    as after the machine was asleep.
     */
    private static final long LONGEST_NANOS = 250_000_000;

    /** Estimates above this value at most double when they rise; smaller ones are harmless. */
    private static final long QUICK_TICK_NANOS = 1_000_000;

    private final NanoClock clock;
    private FrameRate rate;
    /** Time at which frame 0 was due; in nanoseconds of the clock. */
    private long anchor;
    /** Number of frame periods since then. */
    private long periods;
    /** Start of the current ticks; in nanoseconds of the clock. */
    private long ticksBegan;
    /** Estimated duration of a tick; in nanoseconds. */
    private long tickNanos;

    /** Creates an instance that starts now. */
    public CatchUp(NanoClock clock, FrameRate rate) {
        this.clock = clock;
        this.rate = rate;
        restart();
    }

    /** Starts again now; past delays are not made up for. */
    public void restart() {
        anchor = clock.nanoTime();
        periods = 0;
    }

    /** Changes the frame rate. Must be called between two frames. */
    public void setRate(FrameRate rate) {
        this.rate = rate;
        restart();
    }

    /**
     * Begins a frame, after the wait for it.
     *
     * @param ticksPerPeriod number of ticks in a frame period
     * @return the number of frame periods that it represents; at least 1
     */
    public int beginFrame(double ticksPerPeriod) {
        long late = clock.nanoTime() - anchor - rate.nanos(periods);
        long missing = Math.max(0, late / rate.nanos(1));
        long madeUp = late < LONGEST_NANOS ? Math.min(missing, affordable(ticksPerPeriod)) : 0;
        if (madeUp < missing) restart();
        else periods += madeUp;
        periods++;
        return 1 + (int) madeUp;
    }

    /** Returns the number of additional periods that take no longer than one. */
    private long affordable(double ticksPerPeriod) {
        return (long) (rate.nanos(1) / Math.max(1, ticksPerPeriod * tickNanos));
    }

    /** Begins the ticks of a frame. */
    public void beginTicks() {
        ticksBegan = clock.nanoTime();
    }

    /**
     * Ends the ticks of a frame.
     *
     * @param ticks number of ticks; at least 1
     */
    public void endTicks(int ticks) {
        long took = (clock.nanoTime() - ticksBegan) / ticks;
        tickNanos = Math.min(took, Math.max(QUICK_TICK_NANOS, 2 * tickNanos));
    }
}

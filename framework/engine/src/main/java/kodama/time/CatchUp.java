package kodama.time;

/**
 * Lets a game keep up with the wall when its frames come late: says how many frame periods each of its frames stands
 * for.
 *
 * <p>Owned by the game thread.
 */
public final class CatchUp {

    /*
     * 1. Frames that came in time count as one period each, however they jitter. Only who is a whole period behind the
     *    wall gets one more, or as many as are missing. What is missing is counted from a fixed start, not from frame
     *    to frame, so that nothing is lost between two.
     * 2. What more ticks take makes the next frame later still. So they are given only as much time as a frame has: a
     *    frame gets at most one period longer by them. Where the ticks are what is slow there is no time for even one,
     *    and the game slows down as if it had never tried; it cannot get worse by itself.
     * 3. How long a tick takes is the best of the last ones: a single stall, of the garbage collector say, is what is
     *    to be made up for and no measure of what ticks cost. So the figure falls at once and rises twofold at most.
     * 4. What is not made up for at once is dropped, and so is a quarter of a second and more: the machine was asleep.
     */
    private static final long LONGEST_NANOS = 250_000_000;

    /** From here on the figure of what a tick takes rises twofold at most; up to here it is no danger. */
    private static final long QUICK_TICK_NANOS = 1_000_000;

    private final NanoClock clock;
    private FrameRate rate;
    /** When frame 0 was due; in nanoseconds of the clock. */
    private long anchor;
    /** Frame periods that frames have stood for since. */
    private long periods;
    /** When the ticks under way began; in nanoseconds of the clock. */
    private long ticksBegan;
    /** What a tick takes; in nanoseconds. */
    private long tickNanos;

    /** Begins now. */
    public CatchUp(NanoClock clock, FrameRate rate) {
        this.clock = clock;
        this.rate = rate;
        restart();
    }

    /** Begins again now; what has gone by is not made up for. */
    public void restart() {
        anchor = clock.nanoTime();
        periods = 0;
    }

    /** Changes the frame rate, between two frames. */
    public void setRate(FrameRate rate) {
        this.rate = rate;
        restart();
    }

    /**
     * Begins a frame after the wait for it.
     *
     * @return how many frame periods it stands for; at least 1
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

    /** How many periods more take no longer than one. */
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
     * @param ticks how many there were; at least 1
     */
    public void endTicks(int ticks) {
        long took = (clock.nanoTime() - ticksBegan) / ticks;
        tickNanos = Math.min(took, Math.max(QUICK_TICK_NANOS, 2 * tickNanos));
    }
}

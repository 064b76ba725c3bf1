package kodama.time;

/**
 * Paces frames by absolute deadlines: frame <i>n</i> is due <i>n</i> / fps seconds after the start, so errors do not
 * accumulate. The clock corrects its sleeps by measurement, see {@link NanoClock#sleepUntil}.
 *
 * <p>A frame up to one period late shortens the next wait, and the deadlines stay. A later frame moves all further
 * deadlines: the game has slowed down, and no burst of short frames follows.
 */
public final class DeadlinePacer implements FramePacer {
    private final NanoClock clock;
    private FrameRate rate;
    /** Time at which frame 0 was due; in nanoseconds of the clock. */
    private long anchor;
    /** Number of frames since then. */
    private long frames;

    /** Creates a pacer whose first frame begins now. */
    public DeadlinePacer(NanoClock clock, FrameRate rate) {
        this.clock = clock;
        this.rate = rate;
        restart();
    }

    @Override
    public void restart() {
        anchorAt(clock.nanoTime());
    }

    private void anchorAt(long nanos) {
        anchor = nanos;
        frames = 0;
    }

    @Override
    public void setRate(FrameRate rate) {
        anchorAt(lastDeadline());
        this.rate = rate;
    }

    private long lastDeadline() {
        return anchor + rate.nanos(frames);
    }

    @Override
    public void awaitNextFrame() {
        frames++;
        long now = clock.nanoTime();
        long late = now - lastDeadline();
        if (late > rate.nanos(1)) anchorAt(now);
        else if (late < 0) clock.sleepUntil(lastDeadline());
    }
}

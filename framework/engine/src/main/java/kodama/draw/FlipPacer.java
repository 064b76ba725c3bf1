package kodama.draw;

import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;

/**
 * Keeps a minimum distance between frames: the pacer of a draw thread whose game is already paced.
 *
 * <p>A frame that is ready at least three quarters of a period after the previous one was shown is shown at once; an
 * earlier one waits until then. The reference is the time when the previous frame was shown, not when drawing began, so
 * a late frame does not hurry the next one, and unlike a pacer with its own clock this one never falls behind the
 * game's.
 */
public final class FlipPacer implements FramePacer {
    private final NanoClock clock;
    private FrameRate rate;
    /** When the last frame was shown; in nanoseconds of the clock. */
    private long lastFlip;

    /**
     * Creates a pacer whose first frame is shown at once.
     *
     * @param clock used to read the time and to wait
     * @param rate frame rate of the game
     */
    public FlipPacer(NanoClock clock, FrameRate rate) {
        this.clock = clock;
        this.rate = rate;
        restart();
    }

    @Override
    public void awaitNextFrame() {
        long earliest = lastFlip + rate.nanos(3) / 4;
        if (clock.nanoTime() < earliest) clock.sleepUntil(earliest);
        lastFlip = clock.nanoTime();
    }

    @Override
    public void restart() {
        lastFlip = clock.nanoTime() - rate.nanos(1);
    }

    @Override
    public void setRate(FrameRate rate) {
        this.rate = rate;
    }
}

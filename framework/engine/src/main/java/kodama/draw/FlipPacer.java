package kodama.draw;

import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;

/**
 * Keeps flips apart: the pacer of a draw thread whose game is paced already.
 *
 * <p>A frame that is ready three quarters of a period after the previous flip, or later, is shown at once; one that is
 * ready sooner waits until then. What counts is the previous flip and not the start of drawing, so a frame that was
 * late does not hurry the next one, and unlike a pacer with a beat of its own this one never falls behind the game's.
 */
public final class FlipPacer implements FramePacer {
    private final NanoClock clock;
    private FrameRate rate;
    /** When the last frame was shown; in nanoseconds of the clock. */
    private long lastFlip;

    /**
     * Makes a pacer whose first frame is shown at once.
     *
     * @param clock tells and waits for the time
     * @param rate how many frames a second the game makes
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

package kodama.loop;

import kodama.time.CorrectedPacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;

/**
 * Spares the processor while the game is held up: it is drawn when something has changed, else only as often as figures
 * that move by themselves want it, and waits by plain sleeps.
 */
final class Standstill {
    private static final int FRAMES_PER_PICTURE = 30;

    private final FramePacer pacer;
    private boolean on;
    private long unchanged;

    Standstill(NanoClock clock, FrameRate rate) {
        pacer = new CorrectedPacer(clock, rate);
    }

    void setRate(FrameRate rate) {
        pacer.setRate(rate);
    }

    /** Takes in whether the game is held up in this frame. */
    void note(boolean held) {
        if (held && !on) begin();
        on = held;
    }

    private void begin() {
        pacer.restart();
        wake();
    }

    /** Lets the frame that comes be drawn. */
    void wake() {
        unchanged = -1;
    }

    boolean isOn() {
        return on;
    }

    /**
     * Whether a frame is to be drawn; to be asked once a frame. The one after a change is as well: what a key asks the loop
     * for is done between the two.
     */
    boolean draws(boolean changed) {
        unchanged = changed ? 0 : unchanged + 1;
        return !on || unchanged <= 1 || unchanged % FRAMES_PER_PICTURE == 0;
    }

    void await() {
        pacer.awaitNextFrame();
    }
}

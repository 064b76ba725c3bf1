package kodama.loop;

import kodama.time.CorrectedPacer;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;

/**
 * Spares the processor while the game is held up: it is drawn when a key is down, else only as often as mends a window that
 * was covered or resized, and waits by plain sleeps.
 */
final class Standstill {
    private static final int FRAMES_PER_PICTURE = 30;

    private final FramePacer pacer;
    private long frames;

    Standstill(NanoClock clock, FrameRate rate) {
        pacer = new CorrectedPacer(clock, rate);
    }

    void setRate(FrameRate rate) {
        pacer.setRate(rate);
    }

    /** Takes in whether the game is held up in this frame. */
    void note(boolean held) {
        frames = held ? frames + 1 : 0;
        if (frames == 1) pacer.restart();
    }

    boolean isOn() {
        return frames > 0;
    }

    /** Whether a frame is to be drawn. */
    boolean draws(boolean touched) {
        return !isOn() || touched || frames % FRAMES_PER_PICTURE == 1;
    }

    void await() {
        pacer.awaitNextFrame();
    }
}

package kodama.time;

/**
 * Keeps a loop at its frame rate by waiting at the end of each frame.
 *
 * <p>A pacer does not catch up: when frames are late, the game slows down. Owned by the thread that waits.
 */
public interface FramePacer {
    /** Waits until the next frame is due. */
    void awaitNextFrame();

    /** Restarts, for example after a reset or loading: the frame that now begins counts as on time. */
    void restart();

    /** Changes the frame rate, from the frame that now begins. */
    void setRate(FrameRate rate);
}

package kodama.time;

/**
 * Keeps a loop at its frame rate by waiting at the end of each frame.
 *
 * <p>No pacer catches up: when frames come late the game slows down. Owned by the thread that waits.
 */
public interface FramePacer {
    /** Waits until the next frame is due. */
    void awaitNextFrame();

    /** Begins again: the frame that now begins is in time, whatever happened before. For after a reset or a load. */
    void restart();

    /** Changes the frame rate from the frame that now begins. */
    void setRate(FrameRate rate);
}

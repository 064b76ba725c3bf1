package kodama.draw;

import kodama.time.FrameRate;

/**
 * Draws and shows the commands of each frame, at once or on another thread.
 *
 * <p>Owned by the game thread.
 */
public interface Renderer extends AutoCloseable {
    /** Begins a frame: an empty list, owned by the game thread until {@link #submit}. */
    DrawList begin();

    /**
     * Returns the overlay, which is drawn over the frame in window pixels.
     *
     * @return empty after {@link #begin}; owned by the game thread until {@link #submit}
     */
    WindowOverlay overlay();

    /** Returns the current place of frames in the window: the place and the size of the window. */
    Viewport viewport();

    /** Submits the frame's list and overlay, which must not be used afterwards. */
    void submit();

    /** Changes the frame rate. A frame that is already being drawn is still shown at the old rate. */
    void setRate(FrameRate rate);

    /** Waits until the last submitted frame has been shown, or has failed. */
    void awaitIdle();

    /** Returns the number of frames shown since this renderer was created. */
    long framesShown();

    /**
     * Returns the number of frames that were skipped because a newer one was submitted before they were drawn.
     *
     * @return the number since this renderer was created
     */
    long framesSkipped();

    /** Stops showing frames. The presenter is not closed. A second call does nothing. */
    @Override
    void close();
}

package kodama.draw;

import kodama.time.FrameRate;

/**
 * Takes the draw list of each frame and puts it on the screen: on a thread of its own or at once.
 *
 * <p>Owned by the game thread.
 */
public interface Renderer extends AutoCloseable {
    /** Begins a frame: the frame's list, empty; the game thread's own until {@link #submit}. */
    DrawList begin();

    /**
     * Returns what is drawn over the frame in the window's own pixels.
     *
     * @return empty at {@link #begin}; the game thread's own until {@link #submit}
     */
    WindowOverlay overlay();

    /** Tells where in the window frames are shown now: the place, and how large the window is. */
    Viewport viewport();

    /** Hands the frame's list and layer over. They must not be touched afterwards. */
    void submit();

    /** Changes how many frames a second are shown. A frame whose drawing has begun is still shown at the old rate. */
    void setRate(FrameRate rate);

    /** Waits until the newest list handed over has been shown, or drawing it has failed. */
    void awaitIdle();

    /** Returns how many frames have been shown: the number since this renderer was made. */
    long framesShown();

    /**
     * Returns how many frames were never drawn because a newer one came first.
     *
     * @return the number since this renderer was made
     */
    long framesSkipped();

    /** Shows no more. The presenter is left open. A second call does nothing. */
    @Override
    void close();
}

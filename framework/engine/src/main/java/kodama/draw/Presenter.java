package kodama.draw;

/**
 * Shows finished frames: in a window, in memory, or nowhere.
 *
 * <p>Frames are shown by one thread at a time: the draw thread, or the game thread when there is none.
 */
public interface Presenter extends AutoCloseable {
    /**
     * Shows a frame.
     *
     * @param frame the picture; valid during the call only
     */
    void present(FrameBuffer frame);

    /**
     * Sees a frame as the game has drawn it, without the layer that may lie over it in {@link #present}, which is
     * called next. Most have nothing to do with it.
     *
     * @param frame the picture; valid during the call only
     */
    default void observeFrame(FrameBuffer frame) {}

    /**
     * Tells where a frame of some size would be shown now; one of the window's own size is shown pixel for pixel. Any
     * thread may ask.
     *
     * @param width of the frame; in virtual pixels
     * @param height of the frame; in virtual pixels
     * @return its place; where there is no window, all of one that is as large as the frame
     */
    default Viewport viewport(int width, int height) {
        return Viewport.whole(width, height);
    }

    /** Ends the showing. A second call does nothing. */
    @Override
    void close();
}

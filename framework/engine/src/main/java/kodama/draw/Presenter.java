package kodama.draw;

/**
 * Shows finished frames in a window, or keeps them in memory.
 *
 * <p>Called by one thread at a time: the draw thread, or the game thread if there is none.
 */
public interface Presenter extends AutoCloseable {
    /**
     * Shows a frame.
     *
     * @param frame the picture; valid only during the call
     */
    void present(FrameBuffer frame);

    /**
     * Called before {@link #present} with the frame as the game has drawn it, without the overlay. Does nothing by
     * default.
     *
     * @param frame the picture; valid only during the call
     */
    default void observeFrame(FrameBuffer frame) {}

    /**
     * Returns the place where a frame would be shown now; a frame of the window's size is shown pixel for pixel. Any
     * thread may call it.
     *
     * @param width width of the frame; in virtual pixels
     * @param height height of the frame; in virtual pixels
     * @return its place; without a window, the whole of one with the size of the frame
     */
    default Viewport viewport(int width, int height) {
        return Viewport.whole(width, height);
    }

    /**
     * Returns the bar next to the picture. Any thread may call it.
     *
     * @return the same bar each time; {@link StatusBar#NONE} by default
     */
    default StatusBar statusBar() {
        return StatusBar.NONE;
    }

    /** Closes the presenter. A second call does nothing. */
    @Override
    void close();
}

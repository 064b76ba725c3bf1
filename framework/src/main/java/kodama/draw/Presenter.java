package kodama.draw;

/**
 * Shows finished frames: in a window, in memory, or nowhere.
 *
 * <p>Called by one thread at a time: the draw thread, or the game thread when there is none.
 */
public interface Presenter extends AutoCloseable {
    /**
     * Shows a frame.
     *
     * @param frame the picture; valid during the call only
     */
    void present(FrameBuffer frame);

    /** Ends the showing. A second call does nothing. */
    @Override
    void close();
}

package kodama.draw;

/**
 * Shows each frame on two presenters; the size and the status bar of the first one are used.
 *
 * @param first determines the size of the frames and has the status bar
 * @param second receives the same frames
 */
public record PresenterPair(Presenter first, Presenter second) implements Presenter {
    @Override
    public void present(FrameBuffer frame) {
        first.present(frame);
        second.present(frame);
    }

    @Override
    public void observeFrame(FrameBuffer frame) {
        first.observeFrame(frame);
        second.observeFrame(frame);
    }

    @Override
    public Viewport viewport(int width, int height) {
        return first.viewport(width, height);
    }

    @Override
    public StatusBar statusBar() {
        return first.statusBar();
    }

    @Override
    public void close() {
        first.close();
        second.close();
    }
}

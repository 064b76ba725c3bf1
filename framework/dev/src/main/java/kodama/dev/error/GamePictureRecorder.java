package kodama.dev.error;

import kodama.draw.FrameBuffer;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;

/** Keeps the game's last picture for reports, without overlays: the error screen would cover it. Thread-safe. */
public final class GamePictureRecorder implements Presenter {
    private final OffscreenPresenter last;

    /** Black until the first frame; the size is in virtual pixels. */
    public GamePictureRecorder(int width, int height) {
        last = new OffscreenPresenter(width, height);
    }

    @Override
    public void observeFrame(FrameBuffer frame) {
        last.present(frame);
    }

    @Override
    public void present(FrameBuffer frame) {}

    /** The last picture as a PNG file. */
    public byte[] png() {
        return last.png();
    }

    @Override
    public void close() {}
}

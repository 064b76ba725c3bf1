package kodama.dev.crash;

import kodama.draw.FrameBuffer;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;

/**
 * Keeps the game's last picture for reports: without what lies over it, since the error screen from which most are
 * asked for covers all of it. Any thread may call it.
 */
public final class GamePicture implements Presenter {
    private final OffscreenPresenter last;

    /**
     * Makes one that is black until a frame is shown.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     */
    public GamePicture(int width, int height) {
        last = new OffscreenPresenter(width, height);
    }

    @Override
    public void seeBare(FrameBuffer frame) {
        last.present(frame);
    }

    @Override
    public void present(FrameBuffer frame) {}

    /**
     * Returns the last picture.
     *
     * @return the content of a PNG file
     */
    public byte[] png() {
        return last.png();
    }

    @Override
    public void close() {}
}

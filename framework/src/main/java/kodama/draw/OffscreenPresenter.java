package kodama.draw;

/** Shows frames to no one: keeps the last one, counts them, and makes pictures. Any thread may call it. */
public final class OffscreenPresenter implements Presenter {
    private FrameBuffer last;
    /** How many were shown so far. */
    private long frames;

    /**
     * Makes a presenter whose last frame is black until one is shown.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     */
    public OffscreenPresenter(int width, int height) {
        this.last = new FrameBuffer(width, height);
    }

    @Override
    public synchronized void present(FrameBuffer frame) {
        if (last.width() != frame.width() || last.height() != frame.height())
            last = new FrameBuffer(frame.width(), frame.height());
        last.copyFrom(frame);
        frames++;
    }

    /**
     * Returns how many frames were shown.
     *
     * @return the number since this presenter was made
     */
    public synchronized long frames() {
        return frames;
    }

    /**
     * Returns the last frame shown.
     *
     * @return a copy that no longer changes
     */
    public synchronized Image lastFrame() {
        return last.toImage("frame");
    }

    /**
     * Returns the last frame shown as a PNG picture. Equal frames give equal pictures.
     *
     * @return the content of a file
     */
    public synchronized byte[] png() {
        return PngWriter.write(last);
    }

    @Override
    public void close() {}
}

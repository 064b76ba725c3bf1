package kodama.draw;

/** Keeps the last frame in memory instead of showing it, counts frames, and makes pictures. Thread-safe. */
public final class OffscreenPresenter implements Presenter {
    /** Computes the place of a frame in the window. */
    private interface Place {
        Viewport of(int width, int height);
    }

    private final Place place;
    private FrameBuffer last;
    /** Number of frames so far. */
    private long frames;

    /**
     * Creates a presenter whose last frame is black until one is presented.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     */
    public OffscreenPresenter(int width, int height) {
        this(width, height, Viewport::whole);
    }

    private OffscreenPresenter(int width, int height, Place place) {
        this.last = new FrameBuffer(width, height);
        this.place = place;
    }

    /**
     * Creates a presenter whose pictures are those of a window, including the border around the frame.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     * @param windowWidth width of the window; in window pixels, 1 to {@link Image#MAX_SIDE}
     * @param windowHeight height of the window; in window pixels, 1 to {@link Image#MAX_SIDE}
     */
    public static OffscreenPresenter ofWindow(
            int width, int height, Scaling scaling, int windowWidth, int windowHeight) {
        return new OffscreenPresenter(width, height, (w, h) -> scaling.place(w, h, windowWidth, windowHeight));
    }

    @Override
    public Viewport viewport(int width, int height) {
        return place.of(width, height);
    }

    @Override
    public synchronized void present(FrameBuffer frame) {
        if (last.width() != frame.width() || last.height() != frame.height())
            last = new FrameBuffer(frame.width(), frame.height());
        last.copyFrom(frame);
        frames++;
    }

    /** Returns the number of frames since this presenter was created. */
    public synchronized long frames() {
        return frames;
    }

    /** The last frame as a window would show it. */
    private FrameBuffer shown() {
        Viewport at = viewport(last.width(), last.height());
        if (at.equals(Viewport.whole(last.width(), last.height()))) return last;
        FrameBuffer window = new FrameBuffer(at.windowWidth(), at.windowHeight());
        new FrameScaler().draw(last, at, window);
        return window;
    }

    /** Returns the last frame: a copy that does not change. */
    public synchronized Image lastFrame() {
        return shown().toImage("frame");
    }

    /**
     * Returns the last frame as a PNG picture. Equal frames give equal pictures.
     *
     * @return the content of a file
     */
    public synchronized byte[] png() {
        return PngWriter.write(shown());
    }

    @Override
    public void close() {}
}

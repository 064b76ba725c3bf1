package kodama.draw;

/** Shows frames to no one: keeps the last one, counts them, and makes pictures. Any thread may call it. */
public final class OffscreenPresenter implements Presenter {
    /** Where a frame of some size would be shown. */
    private interface Place {
        Viewport of(int width, int height);
    }

    private final Place place;
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
        this(width, height, Viewport::whole);
    }

    private OffscreenPresenter(int width, int height, Place place) {
        this.last = new FrameBuffer(width, height);
        this.place = place;
    }

    /**
     * Makes a presenter whose pictures are those of a window, with what the frame leaves of it as a border.
     *
     * @param width width of the frames; in virtual pixels
     * @param height height of the frames; in virtual pixels
     * @param windowWidth width of the window; in its own pixels, 1 to {@link Image#MAX_SIDE}
     * @param windowHeight height of the window; in its own pixels, 1 to {@link Image#MAX_SIDE}
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

    /** Returns how many frames were shown: the number since this presenter was made. */
    public synchronized long frames() {
        return frames;
    }

    /** The last frame as a window shows it. */
    private FrameBuffer shown() {
        Viewport at = viewport(last.width(), last.height());
        if (at.equals(Viewport.whole(last.width(), last.height()))) return last;
        FrameBuffer window = new FrameBuffer(at.windowWidth(), at.windowHeight());
        new FrameScaler().draw(last, at, window);
        return window;
    }

    /** Returns the last frame shown: a copy that no longer changes. */
    public synchronized Image lastFrame() {
        return shown().toImage("frame");
    }

    /**
     * Returns the last frame shown as a PNG picture. Equal frames give equal pictures.
     *
     * @return the content of a file
     */
    public synchronized byte[] png() {
        return PngWriter.write(shown());
    }

    @Override
    public void close() {}
}

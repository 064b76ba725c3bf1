package kodama.desktop;

import java.awt.AWTException;
import java.awt.BufferCapabilities;
import java.awt.Canvas;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.ImageCapabilities;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferStrategy;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.draw.Scaling;
import kodama.draw.StatusBar;
import kodama.draw.Viewport;
import org.jspecify.annotations.Nullable;

/**
 * Shows frames on a canvas through its buffer strategy, scaled to the current size of the canvas.
 *
 * <p>Runs on the draw thread. Code that takes the canvas off the screen, even for a moment, holds the lock of {@link
 * #rebuild} while it does so.
 */
final class BufferStrategyPresenter implements Presenter {
    /*
     * The frame is copied into a small image by setDataElements and scaled by drawImage. Java2D then manages the
     * image's raster and scales on the server: at 320x240 x 3 under Xvfb this takes 1.0 ms a frame (0.5 ms of CPU),
     * compared with 1.4 ms when the raster's array is written directly and 1.7 ms (1.0 ms) when our own loop scales; at
     * 640x480 x 2, 1.4 to 2.4 ms, compared with 2.1 and 2.7 to 3.8 ms. OpenGL on a software driver takes 6 to 30 ms, so
     * it is not used.
     */

    /** How often a frame is drawn again when the back buffer is lost while it is shown; after that it is dropped. */
    private static final int TRIES = 3;

    /** One buffer on the screen and one to draw into. */
    private static final int BUFFERS = 2;

    /**
     * Number of frames for which an unchanged picture is still shown each time: a window that has just appeared or come
     * to the front may lose what is drawn into it.
     */
    private static final int SETTLING = 60;

    /** An unchanged picture is then shown once in this number of frames, in case a part of the window was covered. */
    private static final int BETWEEN = 30;

    /** Pictures with more pixels are shown without looking for changes. */
    private static final int MOST_COMPARED = 640 * 480;

    private static final Color BORDER = new Color(Viewport.BORDER);

    private final Canvas canvas;
    private final ReentrantLock lock = new ReentrantLock();
    /** Null while the canvas has none: before the first frame, and after a rebuild. */
    private @Nullable BufferStrategy strategy;
    /** A copy of the last frame; null before the first. */
    private @Nullable BufferedImage image;
    /** The position and size of the last frame in the window; null before the first. */
    private volatile @Nullable Shown shown;
    /** From the toolkit's coordinates to screen pixels. */
    private volatile AffineTransform toScreen = new AffineTransform();

    /** The pixels of the last frame; empty before the first, and if they are too many to be compared. */
    private int[] lastPixels = {};

    /** Number of frames since the last one that was different or had to be shown again. */
    private int unchanged;

    /** Whether the window is minimized, so that nobody sees its pictures. */
    private boolean hidden;

    private boolean closed;
    private volatile Scaling scaling;
    private volatile StatusBar statusBar = StatusBar.NONE;

    BufferStrategyPresenter(Canvas canvas, Scaling scaling) {
        this.canvas = canvas;
        this.scaling = scaling;
    }

    void setScaling(Scaling scaling) {
        this.scaling = scaling;
    }

    Scaling scaling() {
        return scaling;
    }

    void nextScaling() {
        scaling = scaling.next();
        repeatFrame();
    }

    void setStatusBar(StatusBar bar) {
        statusBar = bar;
    }

    @Override
    public StatusBar statusBar() {
        return statusBar;
    }

    @Override
    public void present(FrameBuffer frame) {
        lock.lock();
        try {
            if (!isVisible()) return;
            if (hidden) copy(frame);
            else if (mustBeShown(frame)) show(copy(frame), strategy());
        } finally {
            lock.unlock();
        }
    }

    /** Stops or resumes showing frames, without a change to them: a minimized window needs none. */
    void setHidden(boolean hidden) {
        lock.lock();
        try {
            this.hidden = hidden;
        } finally {
            lock.unlock();
        }
        if (!hidden) repeatFrame();
    }

    /** Whether the picture or its place has changed, or an unchanged one is shown again for safety. */
    private boolean mustBeShown(FrameBuffer frame) {
        Shown now = shown;
        boolean same = strategy != null
                && now != null
                && now.at().equals(viewport(frame.width(), frame.height()))
                && Arrays.equals(lastPixels, frame.pixels());
        unchanged = same ? unchanged + 1 : 0;
        return unchanged <= SETTLING || unchanged % BETWEEN == 0;
    }

    /** Shows the last frame again after the window has changed, because a paused game draws rarely. */
    void repeatFrame() {
        lock.lock();
        try {
            unchanged = 0;
            if (image != null && isVisible() && !hidden) show(image, strategy());
        } finally {
            lock.unlock();
        }
    }

    private boolean isVisible() {
        return !closed && canvas.isDisplayable() && canvas.getWidth() > 0 && canvas.getHeight() > 0;
    }

    private BufferedImage copy(FrameBuffer frame) {
        BufferedImage copy = image;
        if (copy == null || copy.getWidth() != frame.width() || copy.getHeight() != frame.height())
            image = copy = new BufferedImage(frame.width(), frame.height(), BufferedImage.TYPE_INT_RGB);
        keepPixels(frame.pixels());
        copy.getRaster().setDataElements(0, 0, frame.width(), frame.height(), frame.pixels());
        return copy;
    }

    private void keepPixels(int[] pixels) {
        int count = pixels.length <= MOST_COMPARED ? pixels.length : 0;
        if (lastPixels.length != count) lastPixels = new int[count];
        System.arraycopy(pixels, 0, lastPixels, 0, count);
    }

    private BufferStrategy strategy() {
        BufferStrategy known = strategy;
        if (known == null) strategy = known = bufferStrategy(canvas, System.getProperty("os.name"));
        return known;
    }

    /**
     * Gives the canvas two buffers, one on the screen and one to draw into.
     *
     * <p>Three buffers would delay everything by a frame where buffers cannot be flipped, which on X11 is always the
     * case: two of them are then back buffers, of which one is drawn into while the other is shown.
     *
     * @param system name of the operating system
     */
    static BufferStrategy bufferStrategy(Canvas canvas, String system) {
        if (flips(system)) canvas.createBufferStrategy(BUFFERS);
        else createCopied(canvas);
        return canvas.getBufferStrategy();
    }

    /**
     * X11 copies buffers. Flipping by its double buffer extension is no faster, and if the size of the window changes
     * while Java creates the new buffer, everything drawn afterwards is lost and the window stays black: 2 and 4 times
     * in 150 changes of size on JDK 17 and 25, never in 400 with copies.
     */
    private static boolean flips(String system) {
        String name = system.toLowerCase(Locale.ROOT);
        return name.startsWith("windows") || name.startsWith("mac");
    }

    private static void createCopied(Canvas canvas) {
        ImageCapabilities accelerated = new ImageCapabilities(true);
        try {
            canvas.createBufferStrategy(BUFFERS, new BufferCapabilities(accelerated, accelerated, null));
        } catch (AWTException e) {
            throw new IllegalStateException("no back buffer: " + e.getMessage(), e); // copies can always be made
        }
    }

    // nested loops as in the class overview of BufferStrategy (contentsRestored / contentsLost)
    private void show(BufferedImage picture, BufferStrategy strategy) {
        int tries = 0;
        do {
            do {
                Graphics2D g = (Graphics2D) strategy.getDrawGraphics();
                try {
                    paint(g, picture);
                } finally {
                    g.dispose();
                }
            } while (strategy.contentsRestored() && ++tries < TRIES);
            strategy.show();
        } while (strategy.contentsLost() && ++tries < TRIES);
        if (tries == TRIES) unchanged = 0;
        // without this, X11 and some Wayland servers show frames late and unevenly
        Toolkit.getDefaultToolkit().sync();
    }

    /** Paints in screen pixels, regardless of the desktop's scale. */
    private void paint(Graphics2D g, BufferedImage picture) {
        AffineTransform scale = g.getTransform();
        toScreen = scale;
        g.scale(1 / scale.getScaleX(), 1 / scale.getScaleY());
        Viewport at = viewport(picture.getWidth(), picture.getHeight());
        shown = new Shown(at, picture.getWidth(), picture.getHeight(), scale);
        if (!at.fills()) {
            g.setColor(BORDER);
            g.fillRect(0, 0, at.windowWidth(), at.windowHeight());
        }
        g.drawImage(picture, at.x(), at.y(), at.width(), at.height(), null);
    }

    /** The canvas might not be on the screen yet; it then has the desktop's scale as of the last frame. */
    @Override
    public Viewport viewport(int width, int height) {
        AffineTransform scale = toScreen;
        int windowWidth = (int) Math.round(canvas.getWidth() * scale.getScaleX());
        int windowHeight = (int) Math.round(canvas.getHeight() * scale.getScaleY());
        if (windowWidth <= 0 || windowHeight <= 0) return Viewport.whole(width, height);
        return scaling.place(width, height, windowWidth, windowHeight);
    }

    /**
     * Converts a point on the canvas to pixels of the picture; before the first frame, returns it unchanged. Any thread
     * may call this.
     */
    Point toPicture(Point onCanvas) {
        Shown now = shown;
        return now == null ? onCanvas : now.toPicture(onCanvas);
    }

    /** The place where the last frame was shown. */
    private record Shown(Viewport at, int width, int height, AffineTransform toScreen) {
        Point toPicture(Point onCanvas) {
            double x = onCanvas.x * toScreen.getScaleX() - at.x();
            double y = onCanvas.y * toScreen.getScaleY() - at.y();
            return new Point((int) Math.floor(x * width / at.width()), (int) Math.floor(y * height / at.height()));
        }
    }

    /** Runs a change that destroys the canvas's buffers while no frame is being shown. */
    void rebuild(Runnable change) {
        lock.lock();
        try {
            if (strategy != null) strategy.dispose();
            strategy = null;
            change.run();
        } finally {
            lock.unlock();
        }
    }

    @Override
    public void close() {
        rebuild(() -> closed = true);
    }
}

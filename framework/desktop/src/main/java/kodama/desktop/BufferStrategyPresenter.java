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
import java.util.Locale;
import java.util.concurrent.locks.ReentrantLock;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.draw.Scaling;
import kodama.draw.Viewport;
import org.jspecify.annotations.Nullable;

/**
 * Shows frames on a canvas by its buffer strategy, scaled to the size the canvas has at that moment.
 *
 * <p>Called by the draw thread. What takes the canvas off the screen, to come back or not, holds {@link #rebuild}'s
 * lock meanwhile.
 */
final class BufferStrategyPresenter implements Presenter {
    /*
     * The frame is copied into a small image by setDataElements and scaled by drawImage. Java2D then keeps the image's
     * raster to itself and scales on the server's side: at 320x240 x 3 under Xvfb 1.0 ms a frame (0.5 ms of CPU),
     * against 1.4 ms when the raster's array is written directly and 1.7 ms (1.0 ms) when scaled by our own loop; at
     * 640x480 x 2 1.4 to 2.4 ms against 2.1 and 2.7 to 3.8 ms. OpenGL on a software driver needs 6 to 30 ms, so it is
     * not asked for.
     */

    /**
     * How often a frame is drawn again when the back buffer is lost while showing; after that, the frame is dropped.
     */
    private static final int TRIES = 3;

    /** The shown one and one to draw into. */
    private static final int BUFFERS = 2;

    private static final Color BORDER = new Color(Viewport.BORDER);

    private final Canvas canvas;
    private final ReentrantLock lock = new ReentrantLock();
    /** Null while the canvas has none: before the first frame, and after a rebuild. */
    private @Nullable BufferStrategy strategy;
    /** A copy of the last frame; null before the first. */
    private @Nullable BufferedImage image;
    /** How the last frame stands in the window; null before the first. */
    private volatile @Nullable Shown shown;
    /** From the toolkit's places to pixels of the screen. */
    private volatile AffineTransform toScreen = new AffineTransform();

    private boolean closed;
    private volatile Scaling scaling;

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

    @Override
    public void present(FrameBuffer frame) {
        lock.lock();
        try {
            if (isVisible()) show(copy(frame), strategy());
        } finally {
            lock.unlock();
        }
    }

    /** Shows the last frame once more, as the window has changed and a game that stands still draws seldom. */
    void repeatFrame() {
        lock.lock();
        try {
            if (image != null && isVisible()) show(image, strategy());
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
        copy.getRaster().setDataElements(0, 0, frame.width(), frame.height(), frame.pixels());
        return copy;
    }

    private BufferStrategy strategy() {
        BufferStrategy known = strategy;
        if (known == null) strategy = known = bufferStrategy(canvas, System.getProperty("os.name"));
        return known;
    }

    /**
     * Gives a canvas two buffers, one that is seen and one that is drawn into, on an operating system of this name.
     *
     * <p>Never three: where they cannot be flipped, which on X11 is always so, two of them are back buffers of which
     * one is drawn into and the other shown, so that all is seen one frame late.
     */
    static BufferStrategy bufferStrategy(Canvas canvas, String system) {
        if (flips(system)) canvas.createBufferStrategy(BUFFERS);
        else createCopied(canvas);
        return canvas.getBufferStrategy();
    }

    /**
     * X11 is to copy. It would flip by its double buffer extension, no sooner than it copies; but when the window
     * changes its size while Java makes the new buffer, what is drawn from then on goes nowhere and the window stays
     * black: 2 and 4 times in 150 changes of size under JDK 17 and 25, and never in 400 with copies.
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

    // double loop: see BufferStrategy, class overview (contentsRestored / contentsLost)
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
        // without this, X11 and some Wayland servers show frames late and unevenly
        Toolkit.getDefaultToolkit().sync();
    }

    /** Paints in screen pixels, whatever the desktop's own scale is. */
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

    /** The canvas need not be on the screen yet; it then has the desktop's scale as of the last frame. */
    @Override
    public Viewport viewport(int width, int height) {
        AffineTransform scale = toScreen;
        int windowWidth = (int) Math.round(canvas.getWidth() * scale.getScaleX());
        int windowHeight = (int) Math.round(canvas.getHeight() * scale.getScaleY());
        if (windowWidth <= 0 || windowHeight <= 0) return Viewport.whole(width, height);
        return scaling.place(width, height, windowWidth, windowHeight);
    }

    /**
     * The pixel of the picture at a place of the canvas; that place itself before the first frame. Any thread may ask.
     */
    Point toPicture(Point onCanvas) {
        Shown now = shown;
        return now == null ? onCanvas : now.toPicture(onCanvas);
    }

    /** Where the last frame was shown. */
    private record Shown(Viewport at, int width, int height, AffineTransform toScreen) {
        Point toPicture(Point onCanvas) {
            double x = onCanvas.x * toScreen.getScaleX() - at.x();
            double y = onCanvas.y * toScreen.getScaleY() - at.y();
            return new Point((int) Math.floor(x * width / at.width()), (int) Math.floor(y * height / at.height()));
        }
    }

    /** Does something that destroys the canvas's buffers while no frame is being shown. */
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

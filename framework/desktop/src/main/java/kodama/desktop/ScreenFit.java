package kodama.desktop;

import java.awt.Dimension;
import java.awt.Frame;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.geom.AffineTransform;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Computes the initial size of a window's picture, in screen pixels regardless of the desktop's scale, and restores the
 * bounds of a window even if a screen was removed or has become smaller.
 */
final class ScreenFit {
    /** Largest part of the available size that a default size uses, so that it looks like a window. */
    private static final double SHARE = 0.9;

    /** Least part of a window and of its upper edge that must be visible to restore it where it was. */
    private static final double MOSTLY = 0.75;

    private ScreenFit() {}

    /** Returns the size of the picture in a frame, which must already have its border. */
    static Dimension size(WindowOptions options, Frame frame) {
        return size(options, availableSize(frame));
    }

    /** Returns the largest picture that the screen can show: without its task bars, the frame's border and the
     * status bar. */
    static Dimension availableSize(Frame frame) {
        GraphicsConfiguration screen = frame.getGraphicsConfiguration();
        Rectangle bounds = withoutBars(screen);
        Insets border = PictureLayout.border(frame);
        AffineTransform toScreen = screen.getDefaultTransform();
        int width = bounds.width - border.left - border.right;
        int height = bounds.height - border.top - border.bottom;
        return new Dimension((int) (width * toScreen.getScaleX()), (int) (height * toScreen.getScaleY()));
    }

    static Dimension size(WindowOptions options, Dimension available) {
        Dimension requested = requested(options);
        if (requested == null) return scaledSize(options, available);
        if (fits(requested, available)) return requested;
        if (!options.fullscreen()) throw tooLarge(requested, available);
        return scaled(options, defaultScale(options, available));
    }

    private static @Nullable Dimension requested(WindowOptions options) {
        WindowOptions.Size size = options.size();
        return size == null ? null : new Dimension(size.width(), size.height());
    }

    private static boolean fits(Dimension size, Dimension available) {
        return size.width <= available.width && size.height <= available.height;
    }

    private static Dimension scaledSize(WindowOptions options, Dimension available) {
        int largest = Math.min(available.width / options.width(), available.height / options.height());
        if (options.scale() > largest && !options.fullscreen()) throw tooLarge(options, largest, available);
        boolean isPossible = options.scale() > 0 && options.scale() <= largest;
        return scaled(options, isPossible ? options.scale() : defaultScale(options, available));
    }

    /**
     * Returns the default scale, the first possible one of: an integer of at least 2 that leaves space around the
     * window; 2; a fraction above 1 that leaves space; 1; and, below 1, the largest scale that fits.
     */
    private static double defaultScale(WindowOptions options, Dimension available) {
        double fit = Math.min((double) available.width / options.width(), (double) available.height / options.height());
        if (fit <= 1) return fit;
        if (fit * SHARE < 2) return fit >= 2 ? 2 : Math.max(1, fit * SHARE);
        return Math.floor(fit * SHARE);
    }

    private static Dimension scaled(WindowOptions options, double scale) {
        return new Dimension(side(options.width() * scale), side(options.height() * scale));
    }

    private static int side(double pixels) {
        return Math.max(1, (int) pixels);
    }

    /**
     * Returns the minimum size of the picture: the smallest of the game's size, the available size and the given size.
     */
    static Dimension minimumSize(WindowOptions options, Dimension available) {
        Dimension own = scaled(options, Math.min(1, defaultScale(options, available)));
        Dimension requested = requested(options);
        if (requested == null) return own;
        return new Dimension(Math.min(own.width, requested.width), Math.min(own.height, requested.height));
    }

    /** Converts screen pixels to AWT's units, which may be larger. */
    static Dimension inUnits(Dimension pixels, AffineTransform toScreen) {
        int width = (int) Math.ceil(pixels.width / toScreen.getScaleX());
        return new Dimension(width, (int) Math.ceil(pixels.height / toScreen.getScaleY()));
    }

    private static IllegalArgumentException tooLarge(Dimension requested, Dimension available) {
        return new IllegalArgumentException("a window of " + requested.width + "x" + requested.height
                + " does not fit the screen, which has space for " + available.width + "x" + available.height);
    }

    private static IllegalArgumentException tooLarge(WindowOptions options, int largest, Dimension available) {
        String advice = largest < 1 ? "no integer scale fits" : "the largest scale that fits is " + largest;
        return new IllegalArgumentException("a window of " + (long) options.width() * options.scale() + "x"
                + (long) options.height() * options.scale() + " (" + options.width() + "x" + options.height()
                + " at scale " + options.scale() + ") does not fit the screen, which has space for " + available.width
                + "x"
                + available.height + "; " + advice);
    }

    /** Returns the area of each screen without task bars. */
    static List<Rectangle> usableAreas() {
        return screens().stream()
                .map(screen -> withoutBars(screen.getDefaultConfiguration()))
                .toList();
    }

    private static List<GraphicsDevice> screens() {
        return List.of(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices());
    }

    /** Returns the screen that shows most of a frame; AWT does not know it yet if it was moved while invisible. */
    static GraphicsDevice screenOf(Frame frame) {
        List<GraphicsDevice> screens = screens();
        List<Rectangle> areas = screens.stream()
                .map(screen -> screen.getDefaultConfiguration().getBounds())
                .toList();
        int most = mostVisible(frame.getBounds(), areas);
        return most < 0 ? frame.getGraphicsConfiguration().getDevice() : screens.get(most);
    }

    /** Returns the index of the area that shows most of a window; -1 if none shows any of it. */
    static int mostVisible(Rectangle window, List<Rectangle> areas) {
        int most = -1;
        for (int i = 0; i < areas.size(); i++)
            if (visible(window, areas.get(i)) > (most < 0 ? 0 : visible(window, areas.get(most)))) most = i;
        return most;
    }

    private static long visible(Rectangle window, Rectangle area) {
        Rectangle seen = window.intersection(area);
        return seen.isEmpty() ? 0 : (long) seen.width * seen.height;
    }

    private static Rectangle withoutBars(GraphicsConfiguration screen) {
        Rectangle bounds = screen.getBounds();
        Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(screen);
        return new Rectangle(
                bounds.x + bars.left,
                bounds.y + bars.top,
                bounds.width - bars.left - bars.right,
                bounds.height - bars.top - bars.bottom);
    }

    /**
     * Returns where a window is restored; empty if none of it would be visible. It is as it was if most of it and its
     * upper edge are visible. Otherwise it is moved to the screen that shows most of it, and made smaller if that is
     * too small.
     *
     * @param requested last bounds, including the border
     */
    static Optional<Rectangle> visiblePlace(Rectangle requested, List<Rectangle> areas) {
        int most = mostVisible(requested, areas);
        if (most < 0) return Optional.empty();
        Rectangle area = areas.get(most);
        if (isMostlyVisible(requested, areas) && isLarger(area, requested)) return Optional.of(requested);
        return Optional.of(moved(requested, area));
    }

    /** The upper edge serves to drag the window. */
    private static boolean isMostlyVisible(Rectangle window, List<Rectangle> areas) {
        Rectangle edge = new Rectangle(window.x, window.y, window.width, 1);
        return part(window, areas) >= MOSTLY && part(edge, areas) >= MOSTLY;
    }

    private static double part(Rectangle window, List<Rectangle> areas) {
        long visible = 0;
        for (Rectangle area : areas) visible += visible(window, area);
        return visible / ((double) window.width * window.height);
    }

    private static boolean isLarger(Rectangle area, Rectangle window) {
        return area.width >= window.width && area.height >= window.height;
    }

    private static Rectangle moved(Rectangle window, Rectangle area) {
        int width = Math.min(window.width, area.width);
        int height = Math.min(window.height, area.height);
        int x = Math.max(area.x, Math.min(window.x, area.x + area.width - width));
        int y = Math.max(area.y, Math.min(window.y, area.y + area.height - height));
        return new Rectangle(x, y, width, height);
    }
}

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
import java.util.ArrayList;
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

    /** Least part of a window's upper edge that must be visible to drag the window, in desktop units. */
    private static final int MIN_VISIBLE = 80;

    private ScreenFit() {}

    /** Returns the size of the picture in a frame, which must already have its border. */
    static Dimension size(WindowOptions options, Frame frame) {
        return size(options, availableSize(frame));
    }

    /** Returns the largest picture that the screen can show: without its task bars and the frame's border. */
    static Dimension availableSize(Frame frame) {
        GraphicsConfiguration screen = frame.getGraphicsConfiguration();
        Rectangle bounds = withoutBars(screen);
        Insets border = frame.getInsets();
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
        List<Rectangle> areas = new ArrayList<>();
        for (GraphicsDevice screen :
                GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
            areas.add(withoutBars(screen.getDefaultConfiguration()));
        return areas;
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
     * Returns the bounds of a window, clipped to its screen; empty if too little of the window would be visible.
     *
     * @param requested last bounds, including the border
     */
    static Optional<Rectangle> visiblePlace(Rectangle requested, List<Rectangle> areas) {
        return areas.stream()
                .filter(available -> isVisible(requested, available))
                .findFirst()
                .map(available -> clipped(requested, available));
    }

    private static boolean isVisible(Rectangle requested, Rectangle available) {
        Rectangle seen = requested.intersection(available);
        return seen.width >= MIN_VISIBLE && seen.height >= MIN_VISIBLE && requested.y >= available.y;
    }

    private static Rectangle clipped(Rectangle requested, Rectangle available) {
        int width = Math.min(requested.width, available.width);
        int height = Math.min(requested.height, available.height);
        int x = requested.width > available.width ? available.x : requested.x;
        int y = requested.height > available.height ? available.y : requested.y;
        return new Rectangle(x, y, width, height);
    }
}

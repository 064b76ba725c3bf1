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
 * Finds how large the picture of a window may open, in screen pixels, whatever the desktop's own scale is; and where a
 * window is to stand that has stood somewhere: one of the screens may be gone, or smaller.
 */
final class ScreenFit {
    /** How much of the room an unasked-for size takes at most, so that one sees that it is a window. */
    private static final double SHARE = 0.9;

    /** Less of a window's upper edge in view, and it could not be taken hold of; in the units of the desktop. */
    private static final int LEAST_IN_VIEW = 80;

    private ScreenFit() {}

    /** The size of the picture in a frame, which has to have its border already. */
    static Dimension size(WindowOptions options, Frame frame) {
        return size(options, availableSize(frame));
    }

    /** What the screen has for the picture besides its bars and the frame's border. */
    static Dimension availableSize(Frame frame) {
        GraphicsConfiguration screen = frame.getGraphicsConfiguration();
        Rectangle bounds = withoutBars(screen);
        Insets border = frame.getInsets();
        AffineTransform toScreen = screen.getDefaultTransform();
        int width = bounds.width - border.left - border.right;
        int height = bounds.height - border.top - border.bottom;
        return new Dimension((int) (width * toScreen.getScaleX()), (int) (height * toScreen.getScaleY()));
    }

    static Dimension size(WindowOptions options, Dimension room) {
        Dimension wished = wished(options);
        if (wished == null) return scaledSize(options, room);
        if (fits(wished, room)) return wished;
        if (!options.fullscreen()) throw tooLarge(wished, room);
        return scaled(options, comfortable(options, room));
    }

    private static @Nullable Dimension wished(WindowOptions options) {
        WindowOptions.Size size = options.size();
        return size == null ? null : new Dimension(size.width(), size.height());
    }

    private static boolean fits(Dimension size, Dimension room) {
        return size.width <= room.width && size.height <= room.height;
    }

    private static Dimension scaledSize(WindowOptions options, Dimension room) {
        int most = Math.min(room.width / options.width(), room.height / options.height());
        if (options.scale() > most && !options.fullscreen()) throw tooLarge(options, most, room);
        boolean isAsked = options.scale() > 0 && options.scale() <= most;
        return scaled(options, isAsked ? options.scale() : comfortable(options, room));
    }

    /**
     * Whole times as large and with space around, if that is at least twice; else rather without space, or as large as
     * fits.
     */
    private static double comfortable(WindowOptions options, Dimension room) {
        double fit = Math.min((double) room.width / options.width(), (double) room.height / options.height());
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

    /** The smallest size of the picture: that of the game, or what the screen has for it, or what was asked for. */
    static Dimension minimumSize(WindowOptions options, Dimension room) {
        Dimension own = scaled(options, Math.min(1, comfortable(options, room)));
        Dimension wished = wished(options);
        if (wished == null) return own;
        return new Dimension(Math.min(own.width, wished.width), Math.min(own.height, wished.height));
    }

    /** So many pixels of the screen in the units in which AWT counts, which may be larger. */
    static Dimension inUnits(Dimension pixels, AffineTransform toScreen) {
        int width = (int) Math.ceil(pixels.width / toScreen.getScaleX());
        return new Dimension(width, (int) Math.ceil(pixels.height / toScreen.getScaleY()));
    }

    private static IllegalArgumentException tooLarge(Dimension wished, Dimension room) {
        return new IllegalArgumentException("a window of " + wished.width + "x" + wished.height
                + " does not fit the screen, which has room for " + room.width + "x" + room.height);
    }

    private static IllegalArgumentException tooLarge(WindowOptions options, int most, Dimension room) {
        String advice = most < 1 ? "no whole scale does" : "the largest scale that does is " + most;
        return new IllegalArgumentException("a window of " + (long) options.width() * options.scale() + "x"
                + (long) options.height() * options.scale() + " (" + options.width() + "x" + options.height()
                + " at scale " + options.scale() + ") does not fit the screen, which has room for " + room.width + "x"
                + room.height + "; " + advice);
    }

    /** What each screen has besides its bars. */
    static List<Rectangle> usableAreas() {
        List<Rectangle> rooms = new ArrayList<>();
        for (GraphicsDevice screen :
                GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
            rooms.add(withoutBars(screen.getDefaultConfiguration()));
        return rooms;
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
     * The place of a window, no larger than the screen it is on; none if too little of it would be in view.
     *
     * @param wished where it stood, border and all
     */
    static Optional<Rectangle> visiblePlace(Rectangle wished, List<Rectangle> rooms) {
        return rooms.stream().filter(room -> isInView(wished, room)).findFirst().map(room -> clipped(wished, room));
    }

    private static boolean isInView(Rectangle wished, Rectangle room) {
        Rectangle seen = wished.intersection(room);
        return seen.width >= LEAST_IN_VIEW && seen.height >= LEAST_IN_VIEW && wished.y >= room.y;
    }

    private static Rectangle clipped(Rectangle wished, Rectangle room) {
        int width = Math.min(wished.width, room.width);
        int height = Math.min(wished.height, room.height);
        int x = wished.width > room.width ? room.x : wished.x;
        int y = wished.height > room.height ? room.y : wished.y;
        return new Rectangle(x, y, width, height);
    }
}

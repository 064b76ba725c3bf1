package kodama.desktop;

import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsEnvironment;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.Toolkit;

/** Finds how large a window may open. */
final class ScreenFit {
    /** How much of the screen an unasked-for size takes at most, in percent, so that borders and bars have room. */
    private static final int SHARE = 90;

    private ScreenFit() {}

    /** The size of the picture in the window, on the main screen. */
    static Dimension size(WindowOptions options) {
        return size(options, usable());
    }

    private static Dimension usable() {
        GraphicsConfiguration screen = GraphicsEnvironment.getLocalGraphicsEnvironment()
                .getDefaultScreenDevice()
                .getDefaultConfiguration();
        Rectangle bounds = screen.getBounds();
        Insets bars = Toolkit.getDefaultToolkit().getScreenInsets(screen);
        return new Dimension(bounds.width - bars.left - bars.right, bounds.height - bars.top - bars.bottom);
    }

    static Dimension size(WindowOptions options, Dimension screen) {
        int most = Math.min(screen.width / options.width(), screen.height / options.height());
        int scale = options.scale() > 0 ? options.scale() : Math.max(1, comfortable(options, screen));
        if (scale > most && !options.fullscreen()) throw tooLarge(options, scale, most, screen);
        int shown = scale <= most ? scale : Math.max(1, comfortable(options, screen));
        return new Dimension(options.width() * shown, options.height() * shown);
    }

    private static int comfortable(WindowOptions options, Dimension screen) {
        return Math.min(screen.width * SHARE / 100 / options.width(), screen.height * SHARE / 100 / options.height());
    }

    private static IllegalArgumentException tooLarge(WindowOptions options, int scale, int most, Dimension screen) {
        String advice = most < 1 ? "" : "; the largest scale that fits is " + most;
        return new IllegalArgumentException("a window of " + (long) options.width() * scale + "x"
                + (long) options.height() * scale + " (" + options.width() + "x" + options.height() + " at scale "
                + scale
                + ") does not fit the screen of " + screen.width + "x" + screen.height + advice);
    }
}

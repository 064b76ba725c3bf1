package kodama.desktop;

import java.awt.Canvas;
import java.awt.Frame;
import java.awt.GraphicsDevice;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Switches a frame between its window and full screen. AWT's thread only. */
final class Fullscreen {
    private final Frame frame;
    private final Canvas canvas;
    private final WindowPlacement placement;
    private final Function<GraphicsDevice, ScreenFill> fills;
    /** How the screen was filled last; null before the first time. */
    private @Nullable ScreenFill fill;

    private volatile boolean on;

    /**
     * @param placement stores and restores the bounds of the window
     */
    Fullscreen(Frame frame, Canvas canvas, WindowPlacement placement, Function<GraphicsDevice, ScreenFill> fills) {
        this.frame = frame;
        this.canvas = canvas;
        this.placement = placement;
        this.fills = fills;
    }

    boolean isOn() {
        return on;
    }

    /** Fills the screen that the frame is on. */
    void enter() {
        on = true;
        placement.save();
        GraphicsDevice screen = ScreenFit.screenOf(frame);
        fill = fills.apply(screen);
        fill.enter(frame, screen);
        focus();
    }

    /** Restores the window. */
    void leave() {
        Objects.requireNonNull(fill).leave(frame);
        placement.restore();
        frame.setVisible(true);
        focus();
        on = false;
    }

    private void focus() {
        frame.toFront();
        canvas.requestFocus();
    }

    /** A way to fill a screen with a frame. AWT's thread only. */
    enum ScreenFill {
        /**
         * The system makes the window as large as the screen and removes its border. It stays the same window, so that
         * held keys stay held and screen recorders continue.
         */
        SAME_WINDOW {
            @Override
            void enter(Frame frame, GraphicsDevice screen) {
                screen.setFullScreenWindow(frame);
            }

            @Override
            void leave(Frame frame) {
                GraphicsDevice screen = frame.getGraphicsConfiguration().getDevice();
                if (screen.getFullScreenWindow() == frame) screen.setFullScreenWindow(null);
            }
        },

        /** A new window without a border, because a frame can change its border only while it is off the screen. */
        BARE_WINDOW {
            @Override
            void enter(Frame frame, GraphicsDevice screen) {
                redecorate(frame, true);
                frame.setExtendedState(Frame.NORMAL);
                frame.setBounds(screen.getDefaultConfiguration().getBounds());
                frame.setVisible(true);
            }

            @Override
            void leave(Frame frame) {
                redecorate(frame, false);
            }

            private void redecorate(Frame frame, boolean bare) {
                frame.dispose();
                frame.setUndecorated(bare);
            }
        };

        /**
         * Returns the way for a screen. Windows would use exclusive Direct3D mode for {@link #SAME_WINDOW}, which hides
         * the window when another one gets the focus.
         */
        static ScreenFill of(GraphicsDevice screen) {
            boolean isWindows =
                    System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
            return screen.isFullScreenSupported() && !isWindows ? SAME_WINDOW : BARE_WINDOW;
        }

        /** Makes the frame fill the screen, and leaves it visible. */
        abstract void enter(Frame frame, GraphicsDevice screen);

        /** Restores the border of the frame; the caller restores its bounds. */
        abstract void leave(Frame frame);
    }
}

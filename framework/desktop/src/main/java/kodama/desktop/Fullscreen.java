package kodama.desktop;

import java.awt.Canvas;
import java.awt.Frame;
import java.awt.GraphicsDevice;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Switches a frame between its window and the whole screen. Called by AWT's thread only. */
final class Fullscreen {
    private final Frame frame;
    private final Canvas canvas;
    private final WindowPlacement place;
    private final Function<GraphicsDevice, ScreenFill> fills;
    /** How the screen was filled the last time; null before the first. */
    private @Nullable ScreenFill fill;

    private volatile boolean on;

    /**
     * @param place where the window is to stand again afterwards
     */
    Fullscreen(Frame frame, Canvas canvas, WindowPlacement place, Function<GraphicsDevice, ScreenFill> fills) {
        this.frame = frame;
        this.canvas = canvas;
        this.place = place;
        this.fills = fills;
    }

    boolean isOn() {
        return on;
    }

    /** Fills the screen the frame is on. */
    void enter() {
        on = true;
        place.save();
        GraphicsDevice screen = frame.getGraphicsConfiguration().getDevice();
        fill = fills.apply(screen);
        fill.enter(frame, screen);
        focus();
    }

    /** Goes back to the window as it was. */
    void leave() {
        Objects.requireNonNull(fill).leave(frame);
        place.restore();
        frame.setVisible(true);
        focus();
        on = false;
    }

    private void focus() {
        frame.toFront();
        canvas.requestFocus();
    }

    /** A way to fill a screen with a frame. Called by AWT's thread only. */
    enum ScreenFill {
        /**
         * The system makes the window as large as the screen and takes its border away. It stays the same window, so
         * that held keys stay held and what records the window goes on.
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

        /** Another window without a border: a frame can get or lose it only while it is off the screen. */
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
         * The way for a screen. Windows would fill it exclusively, by Direct3D: then the window hides when another one
         * gets the focus.
         */
        static ScreenFill of(GraphicsDevice screen) {
            boolean isWindows =
                    System.getProperty("os.name").toLowerCase(Locale.ROOT).startsWith("windows");
            return screen.isFullScreenSupported() && !isWindows ? SAME_WINDOW : BARE_WINDOW;
        }

        /** Makes the frame fill the screen; leaves it visible. */
        abstract void enter(Frame frame, GraphicsDevice screen);

        /** Gives the frame its border back; its place is up to the caller. */
        abstract void leave(Frame frame);
    }
}

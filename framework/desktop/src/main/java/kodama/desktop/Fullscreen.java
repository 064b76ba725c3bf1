package kodama.desktop;

import java.awt.Canvas;
import java.awt.Frame;
import java.awt.GraphicsDevice;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Switches a frame between its window and the whole screen. Called by AWT's thread only. */
final class Fullscreen {
    private final Frame frame;
    private final Canvas canvas;
    private final WindowPlace place;
    private final Function<GraphicsDevice, ScreenFill> fills;
    /** How the screen was filled the last time; null before the first. */
    private @Nullable ScreenFill fill;

    private volatile boolean on;

    /**
     * @param place where the window is to stand again afterwards
     */
    Fullscreen(Frame frame, Canvas canvas, WindowPlace place, Function<GraphicsDevice, ScreenFill> fills) {
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
        place.keep();
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
}

package kodama.desktop;

import java.awt.Canvas;
import java.awt.Cursor;
import java.awt.Frame;
import java.awt.GraphicsDevice;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;

/** Switches a frame between its window and the whole screen. Called by AWT's thread only. */
final class Fullscreen {
    private final Frame frame;
    private final Canvas canvas;
    private final Cursor hidden;
    private Rectangle windowed = new Rectangle();
    private volatile boolean on;

    Fullscreen(Frame frame, Canvas canvas) {
        this.frame = frame;
        this.canvas = canvas;
        BufferedImage nothing = new BufferedImage(16, 16, BufferedImage.TYPE_INT_ARGB);
        this.hidden = frame.getToolkit().createCustomCursor(nothing, new Point(), "hidden");
    }

    boolean isOn() {
        return on;
    }

    /** Fills the screen the frame is on: exclusively where the system can, otherwise by a bare window of that size. */
    void enter() {
        windowed = frame.getBounds();
        GraphicsDevice screen = frame.getGraphicsConfiguration().getDevice();
        redecorate(true);
        frame.setBounds(screen.getDefaultConfiguration().getBounds());
        canvas.setCursor(hidden);
        if (screen.isFullScreenSupported()) screen.setFullScreenWindow(frame);
        show();
    }

    /** Goes back to the window as it was. */
    void leave() {
        GraphicsDevice screen = frame.getGraphicsConfiguration().getDevice();
        if (screen.getFullScreenWindow() == frame) screen.setFullScreenWindow(null);
        redecorate(false);
        frame.setBounds(windowed);
        canvas.setCursor(Cursor.getDefaultCursor());
        show();
    }

    /** A frame can get or lose its border only while it is off the screen. */
    private void redecorate(boolean bare) {
        on = bare;
        frame.dispose();
        frame.setUndecorated(bare);
    }

    private void show() {
        frame.setVisible(true);
        frame.toFront();
        canvas.requestFocus();
    }
}

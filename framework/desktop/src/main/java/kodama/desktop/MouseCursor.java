package kodama.desktop;

import java.awt.Component;
import java.awt.Cursor;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Point;
import java.awt.Toolkit;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.event.MouseMotionListener;
import java.awt.image.BufferedImage;
import kodama.input.RawInput;
import kodama.time.NanoClock;

/**
 * Shows and hides the mouse cursor over the game. By default it is visible while the mouse moves and for two seconds
 * after that, and a key press hides it; the game can also show or hide it itself.
 *
 * <p>Events arrive on AWT's thread; {@link #frameDone} is called on the game thread.
 */
final class MouseCursor extends KeyAdapter implements MouseMotionListener {
    private static final long VISIBLE_NANOS = 2_000_000_000L;

    private final Component over;
    private final Cursor hidden;
    private final NanoClock clock;
    private final RawInput input;
    private volatile boolean isVisible = true;
    private volatile long movedAt;

    /**
     * @param clock must allow any thread
     */
    MouseCursor(Component over, NanoClock clock, RawInput input) {
        this.over = over;
        this.clock = clock;
        this.input = input;
        movedAt = clock.nanoTime();
        hidden = hidden(over.getToolkit());
    }

    /** Has the system's cursor size: another size is scaled, and a transparent cursor then becomes visible. */
    private static Cursor hidden(Toolkit toolkit) {
        Dimension best = toolkit.getBestCursorSize(16, 16);
        int width = Math.max(1, best.width);
        int height = Math.max(1, best.height);
        BufferedImage nothing = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        return toolkit.createCustomCursor(nothing, new Point(), "hidden");
    }

    /**
     * Called after each frame: hides the cursor of a mouse that has not moved for a while, and follows the game's
     * choice.
     */
    void frameDone() {
        if (isVisible != mustShow(isVisible)) EventQueue.invokeLater(() -> show(mustShow(isVisible)));
    }

    /** Whether the cursor must be visible now; the mouse may have moved since the last call. */
    private boolean mustShow(boolean isActive) {
        return switch (input.cursor()) {
            case SHOWN -> true;
            case HIDDEN, CAUGHT -> false;
            case AUTO -> isActive && clock.nanoTime() - movedAt <= VISIBLE_NANOS;
        };
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        movedAt = clock.nanoTime();
        show(mustShow(true));
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        mouseMoved(event);
    }

    @Override
    public void keyPressed(KeyEvent event) {
        show(mustShow(false));
    }

    private void show(boolean visible) {
        if (isVisible == visible) return;
        isVisible = visible;
        over.setCursor(visible ? Cursor.getDefaultCursor() : hidden);
    }
}

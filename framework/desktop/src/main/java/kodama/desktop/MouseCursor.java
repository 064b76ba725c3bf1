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
 * The mouse's cursor over the game, which most games have no use for: unless the game says otherwise it is seen while
 * the mouse is moved and two seconds longer, and goes as soon as a key is pressed.
 *
 * <p>Events come from AWT's thread; the game thread lets frames go by.
 */
final class MouseCursor extends KeyAdapter implements MouseMotionListener {
    private static final long SEEN_NANOS = 2_000_000_000L;

    private final Component over;
    private final Cursor hidden;
    private final NanoClock clock;
    private final RawInput input;
    private volatile boolean isSeen = true;
    private volatile long movedAt;

    /**
     * @param clock any thread may ask it
     */
    MouseCursor(Component over, NanoClock clock, RawInput input) {
        this.over = over;
        this.clock = clock;
        this.input = input;
        movedAt = clock.nanoTime();
        hidden = hidden(over.getToolkit());
    }

    /** Of the size that the system has for cursors: others it enlarges, and a transparent one is seen then. */
    private static Cursor hidden(Toolkit toolkit) {
        Dimension best = toolkit.getBestCursorSize(16, 16);
        int width = Math.max(1, best.width);
        int height = Math.max(1, best.height);
        BufferedImage nothing = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        return toolkit.createCustomCursor(nothing, new Point(), "hidden");
    }

    /** Lets a frame go by: a mouse that has rested long enough is hidden, and the game may want it otherwise now. */
    void frameDone() {
        if (isSeen != isWanted(isSeen)) EventQueue.invokeLater(() -> show(isWanted(isSeen)));
    }

    /** Whether it is to be seen now; it may have been moved since that was asked the last time. */
    private boolean isWanted(boolean otherwise) {
        return switch (input.cursor()) {
            case SHOWN -> true;
            case HIDDEN, CAUGHT -> false;
            case AUTO -> otherwise && clock.nanoTime() - movedAt <= SEEN_NANOS;
        };
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        movedAt = clock.nanoTime();
        show(isWanted(true));
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        mouseMoved(event);
    }

    @Override
    public void keyPressed(KeyEvent event) {
        show(isWanted(false));
    }

    private void show(boolean wanted) {
        if (isSeen == wanted) return;
        isSeen = wanted;
        over.setCursor(wanted ? Cursor.getDefaultCursor() : hidden);
    }
}

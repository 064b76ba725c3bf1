package kodama.input;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The mouse over the picture: its position, left button and wheel. Each press is reported in a frame of its own, at the
 * position where it happened.
 *
 * <p>Any thread may report events. The state changes with each {@link #latch} and is for overlays over the game; the
 * game itself uses a {@link LatchedMouse}.
 */
public final class Pointer {
    /** Maximum number of pending presses. */
    private static final int MAX_PRESSES = 64;

    private record Place(int x, int y) {}

    // current state; x and y in virtual pixels, -1 until the mouse has moved
    private int rawX = -1;
    private int rawY = -1;
    private boolean rawMoved;
    private final Deque<Place> rawPresses = new ArrayDeque<>();
    /** Wheel notches since the last latch; positive scrolls down. */
    private int rawTurned;
    // input since the game's last latch: movement beyond the edges in pixels, wheel notches
    private int pendingX;
    private int pendingY;
    private int turnedForPlay;
    private GameViewport viewport = new GameViewport(0, 0, 1, 1, 1, 1);
    // latched state, in the same units
    private int x = -1;
    private int y = -1;
    private boolean moved;
    private boolean pressed;
    private int wheelNotches;

    Pointer() {}

    /**
     * Reports a move of the mouse.
     *
     * @param newX x; in virtual pixels, may be outside the picture
     * @param newY y; in virtual pixels, may be outside the picture
     */
    public synchronized void move(int newX, int newY) {
        rawMoved |= newX != rawX || newY != rawY;
        rawX = newX;
        rawY = newY;
    }

    /**
     * Reports a move of the mouse while its position is fixed.
     *
     * @param dx to the right; in virtual pixels
     * @param dy down; in virtual pixels
     */
    public synchronized void moveBy(int dx, int dy) {
        pendingX += dx;
        pendingY += dy;
    }

    /** Reports a press of the left button. */
    public synchronized void press() {
        if (rawPresses.size() < MAX_PRESSES) rawPresses.add(new Place(rawX, rawY));
    }

    /**
     * Reports a turn of the wheel.
     *
     * @param notches number of notches; positive is toward the user, which scrolls down
     */
    public synchronized void turn(int notches) {
        rawTurned += notches;
        turnedForPlay += notches;
    }

    /**
     * Sets the area of the game in the picture to which mouse positions refer.
     *
     * @param viewport position and size of the area, and size of the game
     */
    public synchronized void setViewport(GameViewport viewport) {
        this.viewport = viewport;
    }

    /** Updates the mouse of the game. */
    synchronized void latch(LatchedMouse mouse) {
        boolean isSeen = rawX != -1 || rawY != -1;
        int gameX = isSeen ? viewport.gameX(rawX) : -1;
        mouse.update(gameX, isSeen ? viewport.gameY(rawY) : -1, pendingX, pendingY, turnedForPlay);
        clearGameMotion();
    }

    /** Discards movement and wheel turns that the game has not used. */
    synchronized void clearGameMotion() {
        pendingX = 0;
        pendingY = 0;
        turnedForPlay = 0;
    }

    /** Samples the state until the next latch. */
    public synchronized void latch() {
        @Nullable Place press = rawPresses.poll();
        x = press == null ? rawX : press.x;
        y = press == null ? rawY : press.y;
        pressed = press != null;
        moved = rawMoved;
        wheelNotches = rawTurned;
        rawMoved = !rawPresses.isEmpty() || pressed && (x != rawX || y != rawY);
        rawTurned = 0;
    }

    /** Discards pending presses and wheel turns, and updates the position. */
    public synchronized void resync() {
        rawPresses.clear();
        latch();
        moved = false;
        wheelNotches = 0;
    }

    /** Returns the latched x, in virtual pixels; may be outside the picture. */
    public synchronized int x() {
        return x;
    }

    /** Returns the latched y, in virtual pixels; may be outside the picture. */
    public synchronized int y() {
        return y;
    }

    /** Returns the latched x, in pixels of the game; may be outside the game. */
    public synchronized int gameX() {
        return viewport.gameX(x);
    }

    /** Returns the latched y, in pixels of the game; may be outside the game. */
    public synchronized int gameY() {
        return viewport.gameY(y);
    }

    /** Returns whether the mouse was moved in this frame. */
    public synchronized boolean hasMoved() {
        return moved;
    }

    /** Returns whether the left button was pressed in this frame. */
    public synchronized boolean isPressed() {
        return pressed;
    }

    /** Returns the number of wheel notches in this frame; positive scrolls down. */
    public synchronized int wheelNotches() {
        return wheelNotches;
    }
}

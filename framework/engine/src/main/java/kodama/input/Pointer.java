package kodama.input;

import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * The mouse over the picture: where it is, whether its button was pressed, how far its wheel was turned. Each press is
 * seen in a frame of its own, at the place where it happened.
 *
 * <p>Any thread may tell what happens; what is asked for holds from one {@link #latch} to the next, and is for
 * what lies over the game. The game itself has a {@link LatchedMouse}, in its own time.
 */
public final class Pointer {
    /** More clicks than that wait for no one. */
    private static final int MOST_PRESSES = 64;

    private record Place(int x, int y) {}

    // What has happened by now; column and row in virtual pixels, -1 until the mouse has been moved.
    private int rawX = -1;
    private int rawY = -1;
    private boolean rawMoved;
    private final Deque<Place> rawPresses = new ArrayDeque<>();
    /** Notches since the last latch; positive scrolls down. */
    private int rawTurned;
    // What the game has not seen yet: pixels moved without getting anywhere, notches.
    private int byX;
    private int byY;
    private int turnedForPlay;
    private GameViewport area = new GameViewport(0, 0, 1, 1, 1, 1);
    // What holds in this frame, in the same units.
    private int x = -1;
    private int y = -1;
    private boolean moved;
    private boolean pressed;
    private int turned;

    Pointer() {}

    /**
     * Notes that the mouse was moved.
     *
     * @param toX column; in virtual pixels, may be outside the picture
     * @param toY row; in virtual pixels, may be outside the picture
     */
    public synchronized void move(int toX, int toY) {
        rawMoved |= toX != rawX || toY != rawY;
        rawX = toX;
        rawY = toY;
    }

    /**
     * Notes that the mouse was moved while it is held in its place.
     *
     * @param alongX to the right; in virtual pixels
     * @param alongY down; in virtual pixels
     */
    public synchronized void moveBy(int alongX, int alongY) {
        byX += alongX;
        byY += alongY;
    }

    /** Notes that the left button went down. */
    public synchronized void press() {
        if (rawPresses.size() < MOST_PRESSES) rawPresses.add(new Place(rawX, rawY));
    }

    /**
     * Notes that the wheel was turned.
     *
     * @param notches how far; positive towards the user, which scrolls down
     */
    public synchronized void turn(int notches) {
        rawTurned += notches;
        turnedForPlay += notches;
    }

    /**
     * Says where the game's picture is in what the mouse is told in.
     *
     * @param where its place and size, and how large it is by itself
     */
    public synchronized void setViewport(GameViewport where) {
        area = where;
    }

    /** Shows the mouse to the game. */
    synchronized void latch(LatchedMouse mouse) {
        boolean isSeen = rawX != -1 || rawY != -1;
        int gameX = isSeen ? area.gameX(rawX) : -1;
        mouse.update(gameX, isSeen ? area.gameY(rawY) : -1, byX, byY, turnedForPlay);
        clearGameMotion();
    }

    /** The game has not been there for what was done meanwhile. */
    synchronized void clearGameMotion() {
        byX = 0;
        byY = 0;
        turnedForPlay = 0;
    }

    /** Fixes what is told until the next latch. */
    public synchronized void latch() {
        @Nullable Place press = rawPresses.poll();
        x = press == null ? rawX : press.x;
        y = press == null ? rawY : press.y;
        pressed = press != null;
        moved = rawMoved;
        turned = rawTurned;
        rawMoved = !rawPresses.isEmpty() || pressed && (x != rawX || y != rawY);
        rawTurned = 0;
    }

    /** Forgets presses and turns that no one has seen yet, and begins to tell where the mouse is. */
    public synchronized void resync() {
        rawPresses.clear();
        latch();
        moved = false;
        turned = 0;
    }

    /** Returns where the mouse is: the column; in virtual pixels, may be outside the picture. */
    public synchronized int x() {
        return x;
    }

    /** Returns where the mouse is: the row; in virtual pixels, may be outside the picture. */
    public synchronized int y() {
        return y;
    }

    /** Returns where the mouse is: the column; in pixels of the game, may be outside its picture. */
    public synchronized int gameX() {
        return area.gameX(x);
    }

    /** Returns where the mouse is: the row; in pixels of the game, may be outside its picture. */
    public synchronized int gameY() {
        return area.gameY(y);
    }

    /** Tells whether the mouse was moved in this frame: whether it is elsewhere than at the latch before. */
    public synchronized boolean hasMoved() {
        return moved;
    }

    /** Tells whether the left button went down in this frame: whether it did since the latch before. */
    public synchronized boolean isPressed() {
        return pressed;
    }

    /** Tells how far the wheel was turned in this frame: notches since the latch before; positive scrolls down. */
    public synchronized int wheelNotches() {
        return turned;
    }
}

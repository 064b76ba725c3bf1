package kodama.input;

/** The state of the mouse in a tick. Owned by the game thread. */
public final class LatchedMouse {
    private int x = TickInput.Mouse.NONE.x();
    private int y = TickInput.Mouse.NONE.y();
    private int moveX;
    private int moveY;
    private int wheel;

    /** Whether there is a previous position to compute the movement from. */
    private boolean wasSeen;

    LatchedMouse() {}

    /** Sets the state: position, movement beyond the edges, and wheel notches. */
    void update(int nowX, int nowY, int byX, int byY, int turned) {
        boolean isSeen = nowX != TickInput.Mouse.NONE.x() || nowY != TickInput.Mouse.NONE.y();
        moveX = byX + (wasSeen ? nowX - x : 0);
        moveY = byY + (wasSeen ? nowY - y : 0);
        wasSeen |= isSeen;
        x = nowX;
        y = nowY;
        wheel = turned;
    }

    /** Sets the state from a recording. */
    void update(TickInput.Mouse recorded) {
        x = recorded.x();
        y = recorded.y();
        moveX = recorded.moveX();
        moveY = recorded.moveY();
        wheel = recorded.wheel();
    }

    /** Sets movement and wheel to 0 for one tick. */
    void clearMotion() {
        moveX = 0;
        moveY = 0;
        wheel = 0;
    }

    /** Returns the state for a recording. */
    TickInput.Mouse snapshot() {
        return new TickInput.Mouse(x, y, moveX, moveY, wheel);
    }

    /** Returns the x of the mouse, in pixels of the game; may be outside the game. */
    public int x() {
        return x;
    }

    /** Returns the y of the mouse, in pixels of the game; may be outside the game. */
    public int y() {
        return y;
    }

    /**
     * Returns the movement to the right since the last tick, even if the mouse is at an edge; in pixels of the game.
     */
    public int moveX() {
        return moveX;
    }

    /** Returns the movement down since the last tick, even if the mouse is at an edge; in pixels of the game. */
    public int moveY() {
        return moveY;
    }

    /** Returns the number of wheel notches since the last tick; positive is toward the user, which scrolls down. */
    public int wheel() {
        return wheel;
    }
}

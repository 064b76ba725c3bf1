package kodama.input;

/** The mouse as a tick sees it. Owned by the game thread. */
public final class LatchedMouse {
    private int x = TickInput.Mouse.NONE.x();
    private int y = TickInput.Mouse.NONE.y();
    private int moveX;
    private int moveY;
    private int wheel;

    /** Whether it was seen before, so that one knows how far it was moved. */
    private boolean wasSeen;

    LatchedMouse() {}

    /** Takes over where it is, and how far it was moved without getting anywhere and its wheel was turned. */
    void update(int nowX, int nowY, int byX, int byY, int turned) {
        boolean isSeen = nowX != TickInput.Mouse.NONE.x() || nowY != TickInput.Mouse.NONE.y();
        moveX = byX + (wasSeen ? nowX - x : 0);
        moveY = byY + (wasSeen ? nowY - y : 0);
        wasSeen |= isSeen;
        x = nowX;
        y = nowY;
        wheel = turned;
    }

    /** Takes over what was recorded. */
    void update(TickInput.Mouse recorded) {
        x = recorded.x();
        y = recorded.y();
        moveX = recorded.moveX();
        moveY = recorded.moveY();
        wheel = recorded.wheel();
    }

    /** For one tick more nothing is moved or turned. */
    void clearMotion() {
        moveX = 0;
        moveY = 0;
        wheel = 0;
    }

    /** What a recording has of it. */
    TickInput.Mouse snapshot() {
        return new TickInput.Mouse(x, y, moveX, moveY, wheel);
    }

    /** Returns where the mouse is: the column; in pixels of the game, may be outside its picture. */
    public int x() {
        return x;
    }

    /** Returns where the mouse is: the row; in pixels of the game, may be outside its picture. */
    public int y() {
        return y;
    }

    /**
     * Tells how far the mouse was moved to the right since the last tick, also where it cannot go any further.
     *
     * @return the way; in pixels of the game
     */
    public int moveX() {
        return moveX;
    }

    /**
     * Tells how far the mouse was moved down since the last tick, also where it cannot go any further.
     *
     * @return the way; in pixels of the game
     */
    public int moveY() {
        return moveY;
    }

    /**
     * Tells how far the wheel was turned since the last tick.
     *
     * @return notches; positive towards the hand, which scrolls down
     */
    public int wheel() {
        return wheel;
    }
}

package kodama.input;

/**
 * What a tick sees of the mouse.
 *
 * @param x column; in pixels of the game, may be outside its picture
 * @param y row; in pixels of the game, may be outside its picture
 * @param moveX how far it was moved to the right since the last tick, also where it cannot go any further; in pixels of
 *     the game
 * @param moveY how far it was moved down; likewise
 * @param wheel notches since the last tick; positive towards the hand, which scrolls down
 */
public record MouseInput(int x, int y, int moveX, int moveY, int wheel) {
    /** The mouse has not been seen. */
    public static final MouseInput NOTHING = new MouseInput(-1, -1, 0, 0, 0);
}

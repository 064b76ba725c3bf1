package kodama.input;

/**
 * The area of the game inside a larger picture, such as that of the window.
 *
 * @param x left edge in the larger picture
 * @param y top edge in the larger picture
 * @param width width in the larger picture; at least 1
 * @param height height in the larger picture; at least 1
 * @param gameWidth width in pixels of the game
 * @param gameHeight height in pixels of the game
 */
public record GameViewport(int x, int y, int width, int height, int gameWidth, int gameHeight) {
    int gameX(int column) {
        return Math.floorDiv((column - x) * gameWidth, width);
    }

    int gameY(int row) {
        return Math.floorDiv((row - y) * gameHeight, height);
    }
}

package kodama.input;

/**
 * Where the game's picture is in a larger one, such as that of the window.
 *
 * @param x left edge in the larger picture
 * @param y upper edge in the larger picture
 * @param width of the game's picture in the larger one; at least 1
 * @param height of the game's picture in the larger one; at least 1
 * @param gameWidth of the game's picture by itself
 * @param gameHeight of the game's picture by itself
 */
public record GameViewport(int x, int y, int width, int height, int gameWidth, int gameHeight) {
    int gameX(int column) {
        return Math.floorDiv((column - x) * gameWidth, width);
    }

    int gameY(int row) {
        return Math.floorDiv((row - y) * gameHeight, height);
    }
}

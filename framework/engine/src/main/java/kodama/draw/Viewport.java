package kodama.draw;

/**
 * Where in a window a picture is shown; in the window's own pixels, from its top left.
 *
 * @param x left edge of the shown picture
 * @param y top edge of the shown picture
 * @param width width of the shown picture
 * @param height height of the shown picture
 */
public record Viewport(int windowWidth, int windowHeight, int x, int y, int width, int height) {
    /**
     * The color of what the picture leaves of the window: not quite black, so that one sees where a black one ends.
     */
    public static final int BORDER = 0xFF14121C;

    /**
     * Returns the place of a picture in a window of its own size.
     *
     * @param width of the picture and the window
     * @param height of the picture and the window
     * @return all of the window
     */
    public static Viewport whole(int width, int height) {
        return new Viewport(width, height, 0, 0, width, height);
    }

    /** Tells whether the picture leaves no border. */
    public boolean fills() {
        return width == windowWidth && height == windowHeight;
    }
}

package kodama.draw;

/**
 * The place of a picture in a window; in window pixels, from the top left.
 *
 * @param x left edge of the picture
 * @param y top edge of the picture
 * @param width width of the picture
 * @param height height of the picture
 */
public record Viewport(int windowWidth, int windowHeight, int x, int y, int width, int height) {
    /** Color of the border around the picture: not quite black, so that the edge of a black picture is visible. */
    public static final int BORDER = 0xFF14121C;

    /**
     * Returns the place of a picture in a window of the same size.
     *
     * @param width width of the picture and the window
     * @param height height of the picture and the window
     * @return the whole window
     */
    public static Viewport whole(int width, int height) {
        return new Viewport(width, height, 0, 0, width, height);
    }

    /** Returns whether the picture fills the window without a border. */
    public boolean fills() {
        return width == windowWidth && height == windowHeight;
    }
}

package kodama.desktop;

/**
 * Where in a window the frame stands; in screen pixels from the window's top left.
 *
 * @param x left edge
 * @param y top edge
 * @param width width of the shown frame
 * @param height height of the shown frame
 */
record Viewport(int x, int y, int width, int height) {
    /** Places a frame in the middle of a window. */
    static Viewport of(Scaling scaling, int frameWidth, int frameHeight, int windowWidth, int windowHeight) {
        if (scaling == Scaling.STRETCH) return new Viewport(0, 0, windowWidth, windowHeight);
        double fit = Math.min((double) windowWidth / frameWidth, (double) windowHeight / frameHeight);
        double factor = scaling == Scaling.INTEGER && fit > 2 ? Math.floor(fit) : fit;
        int width = Math.min(windowWidth, (int) Math.round(frameWidth * factor));
        int height = Math.min(windowHeight, (int) Math.round(frameHeight * factor));
        return new Viewport((windowWidth - width) / 2, (windowHeight - height) / 2, width, height);
    }

    boolean fills(int windowWidth, int windowHeight) {
        return width == windowWidth && height == windowHeight;
    }
}

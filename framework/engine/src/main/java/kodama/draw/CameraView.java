package kodama.draw;

import kodama.base.Checks;

/**
 * What a camera shows, and where: a part of the world around its position, enlarged and turned, in a rectangle of the
 * screen. All lengths are in virtual pixels.
 *
 * @param x world position in the center of the rectangle
 * @param y world position in the center of the rectangle
 * @param zoom size of a world pixel on the screen; {@link #MIN_ZOOM} to {@link #MAX_ZOOM}
 * @param rotation angle by which the camera is turned clockwise, so that the world turns counterclockwise; in degrees
 * @param left left edge of the rectangle on the screen
 * @param top top edge of the rectangle on the screen
 * @param width width of the rectangle; nothing is shown if not above 0
 * @param height height of the rectangle; nothing is shown if not above 0
 */
public record CameraView(double x, double y, double zoom, double rotation, int left, int top, int width, int height) {
    /** The least zoom on small screens; see {@link #leastZoom}. */
    public static final double MIN_ZOOM = 0.25;

    /** The largest zoom. */
    public static final double MAX_ZOOM = 64;

    /** The picture of a view has at most this diagonal before it is scaled, which limits it to 16 million pixels. */
    private static final double LONGEST_DIAGONAL = 4000;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is not finite, or the zoom is out of range
     */
    public CameraView {
        Checks.finite("camera x", x);
        Checks.finite("camera y", y);
        Checks.finite("camera rotation", rotation);
        if (!(zoom >= MIN_ZOOM && zoom <= MAX_ZOOM))
            throw new IllegalArgumentException(
                    "camera zoom must be from " + MIN_ZOOM + " to " + MAX_ZOOM + " but was " + zoom);
    }

    /** Returns the view of a camera that neither zooms nor turns nor ends anywhere, by its top left corner. */
    static CameraView unlimited(double left, double top) {
        return new CameraView(left, top, 1, 0, 0, 0, 0, 0);
    }

    /**
     * Returns the least zoom at which the picture of a view is of a reasonable size.
     *
     * @param width width of the screen, above 0
     * @param height height of the screen, above 0
     * @return {@link #MIN_ZOOM} up to about 800 by 600 pixels, more for larger screens
     */
    public static double leastZoom(int width, int height) {
        double diagonal = Math.sqrt((double) width * width + (double) height * height);
        return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, diagonal / LONGEST_DIAGONAL));
    }

    /** Returns whether the rectangle contains a position of the screen; always true if it has no size. */
    public boolean contains(double screenX, double screenY) {
        if (width == 0 && height == 0) return true;
        return screenX >= left && screenX < left + width && screenY >= top && screenY < top + height;
    }

    /** Returns the column of the world that is shown at a position of the screen. */
    public double worldX(double screenX, double screenY) {
        return x + (cos() * fromMiddleX(screenX) - sin() * fromMiddleY(screenY)) / zoom;
    }

    /** Returns the row of the world that is shown at a position of the screen. */
    public double worldY(double screenX, double screenY) {
        return y + (sin() * fromMiddleX(screenX) + cos() * fromMiddleY(screenY)) / zoom;
    }

    /** Returns the column of the screen in which a position of the world is shown, also outside the rectangle. */
    public double screenX(double worldX, double worldY) {
        return middleX() + zoom * (cos() * (worldX - x) + sin() * (worldY - y));
    }

    /** Returns the row of the screen in which a position of the world is shown, also outside the rectangle. */
    public double screenY(double worldX, double worldY) {
        return middleY() + zoom * (cos() * (worldY - y) - sin() * (worldX - x));
    }

    double middleX() {
        return left + width / 2.0;
    }

    double middleY() {
        return top + height / 2.0;
    }

    /** Returns the cosine of the rotation; the same on every machine. */
    public double cos() {
        return AngleTable.cos(AngleTable.of(rotation));
    }

    /** Returns the sine of the rotation; the same on every machine. */
    public double sin() {
        return AngleTable.sin(AngleTable.of(rotation));
    }

    private double fromMiddleX(double screenX) {
        return screenX - middleX();
    }

    private double fromMiddleY(double screenY) {
        return screenY - middleY();
    }
}

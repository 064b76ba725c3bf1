package kodama.geom;

import kodama.base.Checks;

/**
 * An upright area of the world, in virtual pixels, y down; usually what the screen shows.
 *
 * @param left left edge
 * @param top upper edge
 * @param right right edge; more than left
 * @param bottom lower edge; more than top
 */
public record Bounds(double left, double top, double right, double bottom) {
    /** Refuses edges that are not finite, and areas without width or height. */
    public Bounds {
        size("width", Checks.finite("right", right) - Checks.finite("left", left));
        size("height", Checks.finite("bottom", bottom) - Checks.finite("top", top));
    }

    private static void size(String name, double size) {
        if (size <= 0) throw new IllegalArgumentException(name + " of bounds must be above 0 but was " + size);
    }

    /**
     * Makes the bounds of a screen whose origin is top left.
     *
     * @param width of the screen; in virtual pixels, above 0
     * @param height of the screen; in virtual pixels, above 0
     * @throws IllegalArgumentException if a size is not above 0
     */
    public static Bounds screen(double width, double height) {
        return new Bounds(0, 0, width, height);
    }

    /**
     * Makes the same area with a rim around it.
     *
     * @param margin width of the rim; in virtual pixels, negative to shrink
     * @throws IllegalArgumentException if nothing would be left of it
     */
    public Bounds grow(double margin) {
        return new Bounds(left - margin, top - margin, right + margin, bottom + margin);
    }

    /** Returns the distance between the left and the right edge: width in virtual pixels, above 0. */
    public double width() {
        return right - left;
    }

    /** Returns the distance between the upper and the lower edge: height in virtual pixels, above 0. */
    public double height() {
        return bottom - top;
    }
}

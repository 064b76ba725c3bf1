package kodama.geom;

import kodama.base.Checks;

/**
 * An upright rectangle in the world, usually the visible area; in virtual pixels, y down.
 *
 * @param left left edge
 * @param top upper edge
 * @param right right edge; greater than left
 * @param bottom lower edge; greater than top
 */
public record Bounds(double left, double top, double right, double bottom) {
    /** Rejects edges that are not finite, and rectangles without width or height. */
    public Bounds {
        size("width", Checks.finite("right", right) - Checks.finite("left", left));
        size("height", Checks.finite("bottom", bottom) - Checks.finite("top", top));
    }

    private static void size(String name, double size) {
        if (size <= 0) throw new IllegalArgumentException(name + " of bounds must be above 0 but was " + size);
    }

    /**
     * Creates the bounds of a screen whose origin is its top left corner.
     *
     * @param width width of the screen; in virtual pixels, above 0
     * @param height height of the screen; in virtual pixels, above 0
     * @throws IllegalArgumentException if a size is not above 0
     */
    public static Bounds screen(double width, double height) {
        return new Bounds(0, 0, width, height);
    }

    /**
     * Returns these bounds extended by a margin on all sides.
     *
     * @param margin width of the margin; in virtual pixels, negative to shrink the bounds
     * @throws IllegalArgumentException if the result would be empty
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

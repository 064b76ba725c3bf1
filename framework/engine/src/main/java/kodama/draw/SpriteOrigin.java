package kodama.draw;

import kodama.base.Checks;

/**
 * The point of a picture that is drawn at a position, and around which the picture is mirrored, scaled, skewed and
 * rotated: a part of its size plus a number of pixels from its top left corner.
 *
 * @param partX part of the width, 0 to 1
 * @param partY part of the height, 0 to 1
 * @param left in pixels of the picture, added to the part of the width
 * @param top in pixels of the picture, added to the part of the height
 */
public record SpriteOrigin(double partX, double partY, double left, double top) {
    /** The center of the picture. */
    public static final SpriteOrigin CENTER = part(0.5, 0.5);

    /** Largest distance from the top left corner, in pixels. */
    public static final int FARTHEST = 65_536;

    /**
     * Returns a point given by parts of the size.
     *
     * @param partX 0 for the left edge, 1 for the right edge
     * @param partY 0 for the top edge, 1 for the bottom edge
     */
    public static SpriteOrigin part(double partX, double partY) {
        return new SpriteOrigin(partX, partY, 0, 0);
    }

    /**
     * Returns a point given in pixels from the top left corner.
     *
     * @param left from -{@link #FARTHEST} to {@link #FARTHEST}; may be outside the picture
     * @param top from -{@link #FARTHEST} to {@link #FARTHEST}; may be outside the picture
     * @throws IllegalArgumentException if one is out of range
     */
    public static SpriteOrigin pixels(double left, double top) {
        Checks.between("x of the origin", left, -FARTHEST, FARTHEST);
        Checks.between("y of the origin", top, -FARTHEST, FARTHEST);
        return new SpriteOrigin(0, 0, left, top);
    }

    /** Returns the horizontal distance from the left edge of a picture of a width, in pixels. */
    public double x(double width) {
        return partX * width + left;
    }

    /** Returns the vertical distance from the top edge of a picture of a height, in pixels. */
    public double y(double height) {
        return partY * height + top;
    }

    /** Returns whether it is the center of every picture. */
    public boolean isCenter() {
        return equals(CENTER);
    }
}

package kodama.shot.look;

/**
 * A property of a look that a single shot can override. Overriding one creates no images: the shot is drawn from the
 * images of its look, mixed and transformed.
 */
public enum LookProperty {
    /** Opacity, 0 to 1. */
    ALPHA,
    /** Horizontal scale of the picture before it is skewed and rotated; at least 0. */
    SCALE_X,
    /** Vertical scale of the picture before it is skewed and rotated; at least 0. */
    SCALE_Y,
    /** Angle by which the picture leans before it is rotated; in degrees. */
    SKEW,
    /** Factor for the colors, {@code 0xRRGGBB}. */
    TINT,
    /** Color of the fill, {@code 0xRRGGBB}, or {@link ShotLook#NO_FILL}. */
    FILL,
    /** Part of the fill in the colors, 0 to 1. */
    FILL_AMOUNT,
    /** Part of the picture that has dissolved, 0 to 1. */
    DISSOLVE,
    /** Ordinal of the {@link kodama.draw.BlendMode}. */
    BLEND,
    /** Layer, from -2, the rearmost, to 2, the frontmost. */
    LAYER,
    /** Brightness of the glow, 0 to 1. */
    GLOW,
    /** Rate of spin; in degrees per tick. */
    SPIN,
    /** Rotation in addition to direction and spin; in degrees, clockwise. */
    ROTATION,
    /** Whether the shot is drawn: 1 or 0. */
    VISIBLE;

    private static final LookProperty[] ALL = values();

    /** Number of properties. */
    public static final int COUNT = ALL.length;

    /** Returns the property of an ordinal. */
    public static LookProperty of(int ordinal) {
        return ALL[ordinal];
    }
}

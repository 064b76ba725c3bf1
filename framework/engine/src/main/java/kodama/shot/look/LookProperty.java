package kodama.shot.look;

/**
 * A property of a look that a single shot can override. Overriding one creates no images: the shot is drawn from the
 * images of its look, mixed and transformed.
 */
public enum LookProperty {
    /** Opacity, 0 to 1. */
    ALPHA,
    /** Horizontal scale of the picture before it is rotated; at least 0. */
    SCALE_X,
    /** Vertical scale of the picture before it is rotated; at least 0. */
    SCALE_Y,
    /** Factor for the colors, {@code 0xRRGGBB}. */
    TINT,
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

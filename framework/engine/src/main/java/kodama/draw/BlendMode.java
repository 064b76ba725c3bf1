package kodama.draw;

/**
 * How colors are combined with those below them. A new mode needs a constant here, its formula in {@link #blend}, and
 * its loops over rows of pixels in {@link PixelSpans}.
 */
public enum BlendMode {
    /** Covers the color below in proportion to alpha. */
    NORMAL,

    /** Adds to the color below, like light; each channel is limited to 255. */
    ADD;

    private static final BlendMode[] ALL = values();

    static BlendMode of(int ordinal) {
        return ALL[ordinal];
    }

    /** Combines a color with the one below it, with alpha 0 to 255; the result is opaque. */
    int blend(int under, int over, int alpha) {
        return switch (this) {
            case NORMAL -> Colors.blend(under, over, alpha);
            case ADD -> Colors.add(under, over, alpha);
        };
    }
}

package kodama.draw;

/**
 * How colors are put on those below them. A new mode is a constant here, its formula in {@link #blend}, and its loops
 * over rows of pixels in {@link PixelSpans}.
 */
public enum BlendMode {
    /** Covers what is below, as far as alpha says. */
    NORMAL,

    /** Adds to what is below, as light does, each channel up to 255. */
    ADD;

    private static final BlendMode[] ALL = values();

    static BlendMode of(int ordinal) {
        return ALL[ordinal];
    }

    /** Puts a color on one below, by {@code alpha} 0..255; the result is opaque. */
    int blend(int under, int over, int alpha) {
        return switch (this) {
            case NORMAL -> Colors.blend(under, over, alpha);
            case ADD -> Colors.add(under, over, alpha);
        };
    }
}

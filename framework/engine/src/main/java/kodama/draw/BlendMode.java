package kodama.draw;

/**
 * How colors are combined with those below them. A new mode needs a constant here, its formula in {@link #blend}, and
 * its loops over rows of pixels in {@link PixelSpans}.
 */
public enum BlendMode {
    /** Covers the color below in proportion to alpha. */
    NORMAL,

    /** Adds to the color below, like light; each channel is limited to 255. */
    ADD,

    /** Subtracts from the color below, like a shadow; each channel is at least 0. */
    SUBTRACT,

    /** Multiplies the color below, like colored glass: white changes nothing, black gives black. */
    MULTIPLY,

    /** Brightens the color below, but never beyond white: black changes nothing, white gives white. */
    SCREEN;

    private static final BlendMode[] ALL = values();

    static BlendMode of(int ordinal) {
        return ALL[ordinal];
    }

    /** Combines a color with the opaque one below it, with alpha 0 to 255; the result is opaque. */
    int blend(int under, int over, int alpha) {
        return switch (this) {
            case NORMAL -> Colors.blend(under, over, alpha);
            case ADD -> Colors.add(under, over, alpha);
            case SUBTRACT -> Colors.subtract(under, over, alpha);
            case MULTIPLY -> Colors.multiply(under, over, alpha);
            case SCREEN -> Colors.screen(under, over, alpha);
        };
    }

    /**
     * Combines a color with one below it that may be transparent. Where that one is transparent, the color is drawn as
     * in the mode {@link #NORMAL}.
     *
     * @see <a href="https://www.w3.org/TR/compositing-1/#blending">Compositing and Blending</a>
     */
    int blendOnTransparent(int under, int over, int alpha) {
        int below = under >>> 24;
        if (below == 255) return blend(under, over, alpha);
        if (alpha == 0) return under;
        if (below == 0) return over & ~Colors.BLACK | alpha << 24;
        int blended = blend(under, over, alpha);
        int part = alpha * (255 - below);
        int cover = 255 * below + part;
        int color = 0;
        for (int shift = 0; shift < 24; shift += 8) {
            int sum = (over >> shift & 255) * part + (blended >> shift & 255) * below * 255;
            color |= (sum + cover / 2) / cover << shift;
        }
        return color | (cover + 127) / 255 << 24;
    }
}

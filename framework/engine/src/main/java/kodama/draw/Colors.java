package kodama.draw;

/**
 * Arithmetic on packed colors, {@code 0xAARRGGBB} with straight (not premultiplied) alpha.
 *
 * <p>Integers only, so that pictures are the same on every machine.
 */
public final class Colors {
    /** Opaque black. */
    public static final int BLACK = 0xFF000000;

    /** Opaque white; as a tint it changes nothing. */
    public static final int WHITE = 0xFFFFFFFF;

    // Masks of the parts of 0xAARRGGBB
    private static final int ALPHA = 0xFF000000;
    private static final int RED_BLUE = 0x00FF00FF;
    private static final int GREEN = 0x0000FF00;
    // The highest bit of each byte, and the other bits
    private static final int HIGH_BITS = 0x80808080;
    private static final int LOW_BITS = 0x7F7F7F7F;

    private Colors() {}

    /**
     * Returns an opaque color.
     *
     * @param rgb the color, {@code 0xRRGGBB}; the highest byte is ignored
     * @return the same color with full alpha
     */
    public static int opaque(int rgb) {
        return rgb | ALPHA;
    }

    /**
     * Returns a translucent color.
     *
     * @param rgb the color, {@code 0xRRGGBB}; the highest byte is ignored
     * @param alpha opacity from 0 (invisible) to 1 (opaque); clamped to this range
     */
    public static int withAlpha(int rgb, double alpha) {
        return alphaByte(alpha) << 24 | rgb & ~ALPHA;
    }

    static int alphaByte(double alpha) {
        return (int) (Math.max(0, Math.min(1, alpha)) * 255 + 0.5);
    }

    /** Blends {@code over} onto {@code under} with alpha 0 to 255, exact at both ends; the result is opaque. */
    static int blend(int under, int over, int alpha) {
        int cover = alpha + (alpha >> 7);
        int rest = 256 - cover;
        int redBlue = ((over & RED_BLUE) * cover + (under & RED_BLUE) * rest) >>> 8 & RED_BLUE;
        int green = ((over & GREEN) * cover + (under & GREEN) * rest) >>> 8 & GREEN;
        return ALPHA | redBlue | green;
    }

    /** Adds {@code over}, multiplied by alpha 0 to 255, to {@code under}; each channel is limited to 255. */
    static int add(int under, int over, int alpha) {
        return add(under, premultiply(over, alpha));
    }

    /** Multiplies a color by alpha 0 to 255 and removes its own alpha. */
    static int premultiply(int color, int alpha) {
        int cover = alpha + (alpha >> 7);
        return (color & RED_BLUE) * cover >>> 8 & RED_BLUE | (color & GREEN) * cover >>> 8 & GREEN;
    }

    /**
     * Adds two colors, each channel limited to 255; all four channels in one operation without carries between them.
     */
    static int add(int under, int light) {
        int low = (under & LOW_BITS) + (light & LOW_BITS);
        int over = (under & light | (under | light) & low) & HIGH_BITS;
        return low ^ (under ^ light) & HIGH_BITS | (over << 1) - (over >>> 7);
    }

    /** Subtracts {@code over}, multiplied by alpha 0 to 255, from {@code under}; each channel is at least 0. */
    static int subtract(int under, int over, int alpha) {
        return ~add(~under & ~ALPHA, premultiply(over, alpha)) | ALPHA;
    }

    /** Multiplies {@code under} by {@code over}, in proportion to alpha 0 to 255; the result is opaque. */
    static int multiply(int under, int over, int alpha) {
        return tint(under, blend(WHITE, over, alpha)) | ALPHA;
    }

    /** Multiplies the darkness of {@code under} by that of {@code over}, in proportion to alpha 0 to 255. */
    static int screen(int under, int over, int alpha) {
        return ~tint(~under, ~premultiply(over, alpha)) | ALPHA;
    }

    /**
     * Multiplies a color by a tint.
     *
     * @param color packed color, whose alpha is kept
     * @param tint factor of each channel, {@code 0xRRGGBB}; white changes nothing
     */
    public static int tint(int color, int tint) {
        int red = scale(color >> 16 & 255, tint >> 16 & 255);
        int green = scale(color >> 8 & 255, tint >> 8 & 255);
        int blue = scale(color & 255, tint & 255);
        return color & ALPHA | red << 16 | green << 8 | blue;
    }

    /** Returns the product of two alphas, 0 to 255, to the nearest; exact if one of them is 0 or 255. */
    static int fade(int alpha, int other) {
        int product = alpha * other + 128;
        return product + (product >> 8) >> 8;
    }

    /** Returns {@code value * factor / 255} for bytes, exact at 0 and 255. */
    static int scale(int value, int factor) {
        return value * (factor + (factor >> 7)) >> 8;
    }
}

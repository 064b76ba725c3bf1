package kodama.draw.effect;

import java.util.Arrays;
import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/** Reduces the picture to few colors, with or without a pattern of dots between them (ordered dithering). */
public final class Shades implements PixelEffect {
    /** Most colors of a palette. */
    public static final int MAX_COLORS = 256;

    private static final int ALPHA = 0xFF000000;
    private static final int BITS = 5;
    private static final int SIDE = 1 << BITS;

    /** Thresholds of a pattern of 4 by 4 dots (Bayer), from 0 to 15. */
    private static final int[] PATTERN = {0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5};

    /** The nearest color for each color with 5 bits per channel. */
    private final int[] nearest = new int[SIDE * SIDE * SIDE];

    /** What each place of the pattern adds to a channel. */
    private final int[] added = new int[PATTERN.length];

    private Shades(int[] colors, double step, double dither) {
        Checks.between("dither", dither, 0, 1);
        for (int i = 0; i < added.length; i++)
            added[i] = (int) Math.rint(((PATTERN[i] + 0.5) / PATTERN.length - 0.5) * step * dither);
        for (int i = 0; i < nearest.length; i++) nearest[i] = nearest(colors, i);
    }

    private static int nearest(int[] colors, int index) {
        int red = channel(index >> 2 * BITS);
        int green = channel(index >> BITS);
        int blue = channel(index);
        int best = Integer.MAX_VALUE;
        int found = 0;
        for (int color : colors) {
            int away = distance(red, color >> 16, 3) + distance(green, color >> 8, 6) + distance(blue, color, 1);
            if (away < best) {
                best = away;
                found = color;
            }
        }
        return found & ~ALPHA;
    }

    private static int channel(int bits) {
        return (bits & SIDE - 1) * 255 / (SIDE - 1);
    }

    private static int distance(int value, int color, int weight) {
        int difference = value - (color & 255);
        return difference * difference * weight;
    }

    /**
     * Returns an effect with a number of levels in each channel.
     *
     * @param levels 2 to 16; 2 gives eight colors
     * @param dither how strong the pattern is, 0 to 1
     */
    public static Shades ofLevels(int levels, double dither) {
        Checks.between("levels of each channel", levels, 2, 16);
        return new Shades(levels, 255.0 / (levels - 1), dither);
    }

    private Shades(int levels, double step, double dither) {
        Checks.between("dither", dither, 0, 1);
        for (int i = 0; i < added.length; i++)
            added[i] = (int) Math.rint(((PATTERN[i] + 0.5) / PATTERN.length - 0.5) * step * dither);
        for (int i = 0; i < nearest.length; i++)
            nearest[i] = level(channel(i >> 2 * BITS), levels) << 16
                    | level(channel(i >> BITS), levels) << 8
                    | level(channel(i), levels);
    }

    private static int level(int value, int levels) {
        return (value * (levels - 1) + 127) / 255 * 255 / (levels - 1);
    }

    /**
     * Returns an effect with the colors of a palette.
     *
     * @param colors {@code 0xRRGGBB}; 2 to 256
     * @param dither how strong the pattern is, 0 to 1
     */
    public static Shades ofColors(int[] colors, double dither) {
        Checks.between("number of colors", colors.length, 2, MAX_COLORS);
        return new Shades(colors, 255.0 / StrictMath.cbrt(colors.length), dither);
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return false;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int width = pixels.right() - pixels.left();
        int[] colors = new int[width];
        int[] less = new int[width];
        int[] places = new int[width];
        for (int y = top; y < bottom; y++) {
            int start = y * pixels.stride() + pixels.left();
            int pattern = (y - pixels.top() & 3) << 2;
            for (int i = 0; i < width; i++) less[i] = -added[pattern | i & 3];
            System.arraycopy(pixels.target(), start, colors, 0, width);
            Arrays.fill(places, 0);
            for (int shift = 16; shift >= 0; shift -= 8) append(colors, less, places, shift);
            for (int i = 0; i < width; i++) colors[i] = colors[i] & ALPHA | nearest[places[i]];
            System.arraycopy(colors, 0, pixels.target(), start, width);
        }
    }

    /** Appends five bits of a channel to the place of each color in the table. */
    private static void append(int[] colors, int[] less, int[] places, int shift) {
        int minusSide = VectorMath.minus32();
        for (int i = 0; i < places.length; i++) {
            int channel = VectorMath.toByte((colors[i] >> shift & 255) - less[i]);
            places[i] = (channel >> 8 - BITS) - places[i] * minusSide;
        }
    }
}

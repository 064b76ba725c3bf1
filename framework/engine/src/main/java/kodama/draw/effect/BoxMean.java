package kodama.draw.effect;

import kodama.draw.EffectPixels;

/** Means of neighbors, by sums that move along: each pixel is added once and subtracted once, whatever the radius. */
final class BoxMean {
    private static final int ALPHA = 24;

    private BoxMean() {}

    /** All channels of a color, 16 bits each, so that up to 257 colors can be added. */
    private static long spread(int color) {
        long c = color & 0xFFFFFFFFL;
        return (c >>> ALPHA) << 48 | (c >> 16 & 255) << 32 | (c >> 8 & 255) << 16 | c & 255;
    }

    /** The color of a sum, times a factor in 1/65536. */
    private static int color(long sum, int factor) {
        int alpha = (int) ((sum >>> 48) * factor + 0x8000 >>> 16);
        int red = (int) ((sum >>> 32 & 0xFFFF) * factor + 0x8000 >>> 16);
        int green = (int) ((sum >>> 16 & 0xFFFF) * factor + 0x8000 >>> 16);
        int blue = (int) ((sum & 0xFFFF) * factor + 0x8000 >>> 16);
        return alpha << ALPHA | red << 16 | green << 8 | blue;
    }

    private static int factor(int radius) {
        int count = 2 * radius + 1;
        return (65536 + count / 2) / count;
    }

    /** Writes the means of a row, whose outermost pixels are repeated. */
    static void row(int[] source, int[] target, int from, int to, int radius) {
        int factor = factor(radius);
        int last = to - 1;
        long sum = spread(source[from]) * radius;
        for (int i = 0; i <= radius; i++) sum += spread(source[Math.min(from + i, last)]);
        for (int i = from; i < to; i++) {
            target[i] = color(sum, factor);
            sum += spread(source[Math.min(i + radius + 1, last)]) - spread(source[Math.max(i - radius, from)]);
        }
    }

    /** Writes the means of the columns, for some rows. */
    static void columns(EffectPixels pixels, int top, int bottom, int radius) {
        int factor = factor(radius);
        int stride = pixels.stride();
        int left = pixels.left();
        int width = pixels.right() - left;
        int first = pixels.top();
        int last = pixels.bottom() - 1;
        int[] source = pixels.source();
        int[] target = pixels.target();
        long[] sums = new long[width];
        for (int y = top - radius; y <= top + radius; y++) {
            int row = Math.max(first, Math.min(y, last)) * stride + left;
            for (int x = 0; x < width; x++) sums[x] += spread(source[row + x]);
        }
        for (int y = top; y < bottom; y++) {
            int row = y * stride + left;
            int next = Math.min(y + radius + 1, last) * stride + left;
            int old = Math.max(y - radius, first) * stride + left;
            for (int x = 0; x < width; x++) {
                target[row + x] = color(sums[x], factor);
                sums[x] += spread(source[next + x]) - spread(source[old + x]);
            }
        }
    }
}

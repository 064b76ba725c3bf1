package kodama.draw.effect;

import java.util.Arrays;
import kodama.draw.EffectPixels;

/**
 * Means of neighbors, by sums that move along: each pixel is added once and subtracted once, whatever the radius.
 *
 * <p>A sum has two channels, 16 bits each. An object belongs to one thread.
 */
final class BoxMean {
    private static final int TWO_CHANNELS = 0xFF00FF;
    private static final int HALF = 0x8000;

    private final int width;
    private final int radius;
    /** 1 divided by the number of neighbors, in 1/65536. */
    private final int factor;

    /** A row, whose outermost pixels are repeated. */
    private final int[] padded;

    private final int[] redBlue;
    private final int[] alphaGreen;
    private final int[] redBlueSums;
    private final int[] alphaGreenSums;
    private final int[] means;

    /**
     * Creates the means of rows and columns.
     *
     * @param width width of the rows, in pixels; at least 1
     * @param radius number of neighbors on each side, 1 to 128
     */
    BoxMean(int width, int radius) {
        this.width = width;
        this.radius = radius;
        int count = 2 * radius + 1;
        factor = (65536 + count / 2) / count;
        padded = new int[width + 2 * radius];
        redBlue = new int[padded.length];
        alphaGreen = new int[padded.length];
        redBlueSums = new int[width];
        alphaGreenSums = new int[width];
        means = new int[width];
    }

    /** Writes the means of a row; source and target can be the same. */
    void row(int[] source, int[] target, int from) {
        Arrays.fill(padded, 0, radius, source[from]);
        System.arraycopy(source, from, padded, radius, width);
        Arrays.fill(padded, radius + width, padded.length, source[from + width - 1]);
        for (int i = 0; i < padded.length; i++) redBlue[i] = padded[i] & TWO_CHANNELS;
        for (int i = 0; i < padded.length; i++) alphaGreen[i] = padded[i] >>> 8 & TWO_CHANNELS;
        sum(redBlue, redBlueSums);
        sum(alphaGreen, alphaGreenSums);
        writeMeans(target, from);
    }

    private void sum(int[] channels, int[] sums) {
        int reach = 2 * radius;
        int sum = 0;
        for (int i = 0; i < reach; i++) sum += channels[i];
        for (int i = 0; i < sums.length; i++) {
            sum += channels[i + reach];
            sums[i] = sum;
            sum -= channels[i];
        }
    }

    private void writeMeans(int[] target, int from) {
        pair(redBlueSums, redBlue, width, factor);
        pair(alphaGreenSums, alphaGreen, width, factor);
        join(redBlue, alphaGreen, means, width);
        System.arraycopy(means, 0, target, from, width);
    }

    /** Divides both sums of each pair. */
    private static void pair(int[] sums, int[] to, int count, int factor) {
        int minus65536 = VectorMath.minus65536();
        for (int i = 0; i < count; i++) {
            int sum = sums[i];
            int high = (sum >>> 16) * factor + HALF >>> 16;
            to[i] = ((sum & 0xFFFF) * factor + HALF >>> 16) - high * minus65536;
        }
    }

    private static void join(int[] redBlue, int[] alphaGreen, int[] to, int count) {
        int minus256 = VectorMath.minus256();
        for (int i = 0; i < count; i++) to[i] = redBlue[i] - alphaGreen[i] * minus256;
    }

    /** Writes the means of the columns of the rectangle, for some rows. */
    void columns(EffectPixels pixels, int top, int bottom) {
        int first = pixels.top();
        int last = pixels.bottom() - 1;
        Arrays.fill(redBlueSums, 0);
        Arrays.fill(alphaGreenSums, 0);
        Arrays.fill(padded, 0);
        for (int y = top - radius; y <= top + radius; y++) move(pixels, Math.max(first, Math.min(y, last)), -1);
        for (int y = top; y < bottom; y++) {
            writeMeans(pixels.target(), y * pixels.stride() + pixels.left());
            move(pixels, Math.min(y + radius + 1, last), Math.max(y - radius, first));
        }
    }

    /** Adds a row to the sums of the columns, and subtracts another one; -1 for none. */
    private void move(EffectPixels pixels, int added, int removed) {
        int stride = pixels.stride();
        int left = pixels.left();
        System.arraycopy(pixels.source(), added * stride + left, means, 0, width);
        if (removed >= 0) System.arraycopy(pixels.source(), removed * stride + left, padded, 0, width);
        move(redBlueSums, padded, means, width);
        moveUpper(alphaGreenSums, padded, means, width);
    }

    private static void move(int[] sums, int[] removed, int[] added, int count) {
        for (int i = 0; i < count; i++) sums[i] = sums[i] - ((removed[i] & TWO_CHANNELS) - (added[i] & TWO_CHANNELS));
    }

    private static void moveUpper(int[] sums, int[] removed, int[] added, int count) {
        for (int i = 0; i < count; i++)
            sums[i] = sums[i] - ((removed[i] >>> 8 & TWO_CHANNELS) - (added[i] >>> 8 & TWO_CHANNELS));
    }
}

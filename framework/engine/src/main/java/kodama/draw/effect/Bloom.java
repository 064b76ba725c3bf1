package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/**
 * Lets bright places shine: what is brighter than a threshold is blurred at a quarter of the size and added.
 *
 * <p>Keeps buffers for the last size, so that one effect can be used again and again, by one renderer.
 */
public final class Bloom implements PixelEffect {
    private static final int QUARTER = 4;
    private static final int RED_BLUE = 0xFF00FF;
    private static final int GREEN = 0x00FF00;
    private static final int ALPHA = 0xFF000000;

    private final int threshold;
    private final int radius;
    private final int strength;

    // The bright places, a quarter of the size, before and after each step; with a border of one on the right and below
    private int[] light = {};
    private int[] blurred = {};
    private int width;
    private int height;

    /**
     * Creates a bloom.
     *
     * @param threshold brightness above which pixels shine, 0 to 1
     * @param radius how far the light spreads, in pixels; 4 to 128
     * @param strength factor of the light, 0 to 4
     */
    public Bloom(double threshold, double radius, double strength) {
        this.threshold = (int) (Checks.between("threshold of a bloom", threshold, 0, 1) * 255);
        this.radius = Math.max(1, (int) (Checks.between("radius of a bloom", radius, 4, 128) / QUARTER / 2 + 0.5));
        this.strength = (int) (Checks.between("strength of a bloom", strength, 0, 4) * 256);
    }

    @Override
    public void begin(EffectPixels pixels) {
        width = (pixels.right() - pixels.left() + QUARTER - 1) / QUARTER + 1;
        height = (pixels.bottom() - pixels.top() + QUARTER - 1) / QUARTER + 1;
        if (light.length >= width * height) return;
        light = new int[width * height];
        blurred = new int[width * height];
    }

    @Override
    public int passes() {
        return 4;
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return false;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int first = (top - pixels.top() + QUARTER - 1) / QUARTER;
        int last = bottom == pixels.bottom() ? height : (bottom - pixels.top() + QUARTER - 1) / QUARTER;
        switch (pass) {
            case 0 -> collect(pixels, first, last);
            case 1 -> blurRows(first, last);
            case 2 -> blurColumns(first, last);
            default -> add(pixels, top, bottom);
        }
    }

    private void collect(EffectPixels pixels, int first, int last) {
        for (int row = first; row < last; row++) {
            int y = Math.min(pixels.top() + row * QUARTER + 1, pixels.bottom() - 1) * pixels.stride();
            for (int column = 0; column < width; column++) {
                int x = Math.min(pixels.left() + column * QUARTER + 1, pixels.right() - 1);
                light[row * width + column] = bright(pixels.target()[y + x]);
            }
        }
    }

    private int bright(int color) {
        int most = Math.max(color >> 16 & 255, Math.max(color >> 8 & 255, color & 255));
        if (most <= threshold) return 0;
        int part = (most - threshold) * 256 / Math.max(1, 255 - threshold);
        return (color & RED_BLUE) * part >>> 8 & RED_BLUE | (color & GREEN) * part >>> 8 & GREEN;
    }

    private void blurRows(int first, int last) {
        BoxMean mean = new BoxMean(width, radius);
        for (int row = first; row < last; row++) mean.row(light, blurred, row * width);
    }

    /** Sums each column anew: the picture is small. */
    private void blurColumns(int first, int last) {
        int count = 2 * radius + 1;
        int factor = strength / count;
        for (int row = first; row < last; row++) {
            for (int column = 0; column < width; column++) {
                int redBlue = 0;
                int green = 0;
                int red = 0;
                for (int y = row - radius; y <= row + radius; y++) {
                    int color = blurred[Math.max(0, Math.min(y, height - 1)) * width + column];
                    red += color >> 16 & 255;
                    green += color >> 8 & 255;
                    redBlue += color & 255;
                }
                light[row * width + column] =
                        limited(red, factor) << 16 | limited(green, factor) << 8 | limited(redBlue, factor);
            }
        }
    }

    private static int limited(int sum, int factor) {
        return Math.min(255, sum * factor >> 8);
    }

    /** Adds the light, interpolated between its four nearest places. */
    private void add(EffectPixels pixels, int top, int bottom) {
        int count = pixels.right() - pixels.left();
        int[] lights = new int[width * QUARTER];
        int[] colors = new int[count];
        for (int y = top; y < bottom; y++) {
            if (!interpolate(y - pixels.top(), lights)) continue;
            int start = y * pixels.stride() + pixels.left();
            System.arraycopy(pixels.target(), start, colors, 0, count);
            add(colors, lights);
            System.arraycopy(colors, 0, pixels.target(), start, count);
        }
    }

    /** Computes the light of each pixel of a row; returns whether there is any. */
    private boolean interpolate(int down, int[] lights) {
        int row = down / QUARTER * width;
        int next = Math.min(row + width, (height - 1) * width);
        int part = down % QUARTER;
        int any = 0;
        int left = between(light[row], light[next], part);
        for (int column = 1; column < width; column++) {
            int right = between(light[row + column], light[next + column], part);
            any |= left | right;
            spread(left, right, lights, (column - 1) * QUARTER);
            left = right;
        }
        return any != 0;
    }

    private static void spread(int left, int right, int[] lights, int at) {
        for (int part = 0; part < QUARTER; part++) lights[at + part] = between(left, right, part);
    }

    /** The color a number of quarters from one color to another. */
    private static int between(int from, int to, int part) {
        int rest = QUARTER - part;
        return (from & RED_BLUE) * rest + (to & RED_BLUE) * part >>> 2 & RED_BLUE
                | (from & GREEN) * rest + (to & GREEN) * part >>> 2 & GREEN;
    }

    /** Adds up to 255 in each channel: a sum that overflows sets all bits. */
    private static void add(int[] colors, int[] lights) {
        int minusOne = VectorMath.minus1();
        for (int i = 0; i < colors.length; i++) {
            int color = colors[i];
            int light = lights[i];
            int redBlue = (color & RED_BLUE) - (light & RED_BLUE) * minusOne;
            int green = (color & GREEN) - (light & GREEN) * minusOne;
            int over = redBlue & 0x1000100;
            int overGreen = green & 0x10000;
            int limited = (redBlue | over - (over >>> 8)) & RED_BLUE;
            int limitedGreen = (green | overGreen - (overGreen >>> 8)) & GREEN;
            colors[i] = (color & ALPHA) - limited * minusOne - limitedGreen * minusOne;
        }
    }
}

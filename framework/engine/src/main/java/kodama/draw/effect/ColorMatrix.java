package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/** Computes each channel from the three channels of a pixel: gray, sepia, negative, hue and contrast. Alpha stays. */
public final class ColorMatrix implements PixelEffect {
    /** Number of factors: for red, green and blue, those of red, green and blue, and a part to add. */
    public static final int SIZE = 12;

    /** Largest factor. */
    public static final double MOST = 100;

    // The weight of red, green and blue in the brightness of a color (BT.601)
    private static final double RED = 0.299;
    private static final double GREEN = 0.587;
    private static final double BLUE = 0.114;

    /** Factors times 256; the parts to add also times 255. */
    private final int[] fixed = new int[SIZE];

    /**
     * Creates an effect.
     *
     * @param factors twelve numbers, -100 to 100: {@code red = f[0] * red + f[1] * green + f[2] * blue + f[3]} with
     *     channels from 0 to 1, then the same for green and blue
     */
    public ColorMatrix(double... factors) {
        if (factors.length != SIZE)
            throw new IllegalArgumentException("a color matrix has 12 numbers but got " + factors.length);
        for (int i = 0; i < SIZE; i++) {
            Checks.between("number of a color matrix", factors[i], -MOST, MOST);
            fixed[i] = (int) Math.rint(factors[i] * 256 * (i % 4 == 3 ? 255 : 1));
        }
    }

    /** Returns an effect that takes away color: 0 nothing, 1 gray; beyond, colors become stronger or reversed. */
    public static ColorMatrix gray(double amount) {
        double[] factors = new double[SIZE];
        double[] weights = {RED, GREEN, BLUE};
        for (int row = 0; row < 3; row++)
            for (int column = 0; column < 3; column++)
                factors[row * 4 + column] = weights[column] * amount + (row == column ? 1 - amount : 0);
        return new ColorMatrix(factors);
    }

    /** Returns an effect that gives the brown of old photographs: 0 nothing, 1 all of it. */
    public static ColorMatrix sepia(double amount) {
        return mixed(amount, 0.393, 0.769, 0.189, 0, 0.349, 0.686, 0.168, 0, 0.272, 0.534, 0.131, 0);
    }

    /** Returns an effect that gives the opposite colors: 0 nothing, 1 all of it. */
    public static ColorMatrix negative(double amount) {
        return mixed(amount, -1, 0, 0, 1, 0, -1, 0, 1, 0, 0, -1, 1);
    }

    private static ColorMatrix mixed(double amount, double... factors) {
        for (int i = 0; i < SIZE; i++) factors[i] = factors[i] * amount + (i % 5 == 0 ? 1 - amount : 0);
        return new ColorMatrix(factors);
    }

    /**
     * Returns an effect that changes brightness and contrast.
     *
     * @param brightness added to each channel, -1 to 1; 0 changes nothing
     * @param contrast factor of the distance from middle gray, at least 0; 1 changes nothing
     */
    public static ColorMatrix adjust(double brightness, double contrast) {
        double added = 0.5 - 0.5 * contrast + brightness;
        return new ColorMatrix(contrast, 0, 0, added, 0, contrast, 0, added, 0, 0, contrast, added);
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return false;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int width = pixels.right() - pixels.left();
        int[] before = new int[width];
        int[] after = new int[width];
        for (int y = top; y < bottom; y++) {
            int start = y * pixels.stride() + pixels.left();
            System.arraycopy(pixels.target(), start, before, 0, width);
            for (int i = 0; i < width; i++) after[i] = before[i] >>> 24;
            for (int row = 0; row < SIZE; row += 4)
                append(before, after, -fixed[row], -fixed[row + 1], fixed[row + 2], fixed[row + 3] + 128);
            System.arraycopy(after, 0, pixels.target(), start, width);
        }
    }

    /** Computes a channel, and appends it to the channels before it. */
    private static void append(int[] before, int[] after, int minusRed, int minusGreen, int ofBlue, int added) {
        int minus256 = VectorMath.minus256();
        for (int i = 0; i < after.length; i++) {
            int color = before[i];
            int sum = ofBlue * (color & 255) - minusRed * (color >> 16 & 255) - minusGreen * (color >> 8 & 255);
            after[i] = VectorMath.toByte(sum + added >> 8) - after[i] * minus256;
        }
    }
}

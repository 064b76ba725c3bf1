package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/** Computes each channel from the three channels of a pixel: gray, sepia, negative, hue and contrast. Alpha stays. */
public final class ColorMatrix implements PixelEffect {
    /** Number of factors: for red, green and blue, those of red, green and blue, and a part to add. */
    public static final int SIZE = 12;

    private static final int ALPHA = 0xFF000000;
    private static final double MOST = 100;

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
        for (int y = top; y < bottom; y++)
            row(pixels.target(), y * pixels.stride() + pixels.left(), y * pixels.stride() + pixels.right());
    }

    /** A single loop, which HotSpot turns into vectors. */
    private void row(int[] pixels, int from, int to) {
        int rr = fixed[0];
        int rg = fixed[1];
        int rb = fixed[2];
        int r1 = fixed[3] + 128;
        int gr = fixed[4];
        int gg = fixed[5];
        int gb = fixed[6];
        int g1 = fixed[7] + 128;
        int br = fixed[8];
        int bg = fixed[9];
        int bb = fixed[10];
        int b1 = fixed[11] + 128;
        for (int i = from; i < to; i++) {
            int color = pixels[i];
            int red = color >> 16 & 255;
            int green = color >> 8 & 255;
            int blue = color & 255;
            int newRed = Math.max(0, Math.min(rr * red + rg * green + rb * blue + r1 >> 8, 255));
            int newGreen = Math.max(0, Math.min(gr * red + gg * green + gb * blue + g1 >> 8, 255));
            int newBlue = Math.max(0, Math.min(br * red + bg * green + bb * blue + b1 >> 8, 255));
            pixels[i] = color & ALPHA | newRed << 16 | newGreen << 8 | newBlue;
        }
    }
}

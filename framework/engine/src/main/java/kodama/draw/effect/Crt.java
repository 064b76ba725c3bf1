package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/**
 * Looks like a tube: dark lines between the rows, colored stripes, darker corners, and a curved surface.
 *
 * <p>Keeps tables for the last size, so that one effect can be used again and again, by one renderer.
 */
public final class Crt implements PixelEffect {
    private static final int ALPHA = 0xFF000000;

    private final double lines;
    private final double stripes;
    private final double corners;
    private final double curve;

    private int width;
    private int height;
    private int stride;
    /** For each row, how bright it is; in 1/256. */
    private int[] rows = {};
    /** For each column, how bright its three channels are; in 1/256. */
    private int[] columns = {};
    /** For each pixel of the rectangle, how far from the first one its color comes from; -1 outside the tube. */
    private int[] places = {};

    /**
     * Creates an effect.
     *
     * @param lines how dark every other row is, 0 to 1
     * @param stripes how strong the stripes of red, green and blue are, 0 to 1
     * @param corners how dark the corners are, 0 to 1
     * @param curve how curved the surface is, 0 to 1
     */
    public Crt(double lines, double stripes, double corners, double curve) {
        this.lines = Checks.between("lines of a tube", lines, 0, 1);
        this.stripes = Checks.between("stripes of a tube", stripes, 0, 1);
        this.corners = Checks.between("corners of a tube", corners, 0, 1);
        this.curve = Checks.between("curve of a tube", curve, 0, 1);
    }

    @Override
    public void begin(EffectPixels pixels) {
        int wide = pixels.right() - pixels.left();
        int high = pixels.bottom() - pixels.top();
        if (wide == width && high == height && pixels.stride() == stride) return;
        width = wide;
        height = high;
        stride = pixels.stride();
        rows = new int[height];
        columns = new int[3 * width];
        for (int y = 0; y < height; y++) rows[y] = (int) (256 * (y % 2 == 0 ? 1 : 1 - lines) * edge(y, height));
        for (int x = 0; x < width; x++) stripe(x);
        places = curve == 0 ? new int[0] : new int[width * height];
        for (int i = 0; i < places.length; i++) places[i] = place(i % width, i / width);
    }

    private void stripe(int x) {
        double edge = edge(x, width);
        for (int channel = 0; channel < 3; channel++)
            columns[3 * x + channel] = (int) (256 * edge * (x % 3 == channel ? 1 : 1 - stripes));
    }

    /** The brightness at a place between two edges: 1 in the middle. */
    private double edge(int place, int size) {
        double away = (2 * place + 1.0) / size - 1;
        double square = away * away;
        return 1 - corners * square * square;
    }

    /** Moves a place outward, the more so in the corners. */
    private int place(int column, int row) {
        double x = (2 * column + 1.0) / width - 1;
        double y = (2 * row + 1.0) / height - 1;
        double bend = curve * 0.15;
        double u = x * (1 + bend * y * y);
        double v = y * (1 + bend * x * x);
        if (u <= -1 || u >= 1 || v <= -1 || v >= 1) return -1;
        return (int) ((v + 1) / 2 * height) * stride + (int) ((u + 1) / 2 * width);
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return curve > 0;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int[] bent = new int[width];
        for (int y = top; y < bottom; y++) {
            int row = y - pixels.top();
            int start = y * pixels.stride() + pixels.left();
            if (curve > 0) {
                bend(pixels, row, bent);
                System.arraycopy(bent, 0, pixels.target(), start, width);
            }
            darken(pixels.target(), start, rows[row]);
        }
    }

    private void bend(EffectPixels pixels, int row, int[] to) {
        int corner = pixels.top() * pixels.stride() + pixels.left();
        int[] source = pixels.source();
        for (int x = 0; x < width; x++) {
            int place = places[row * width + x];
            to[x] = place < 0 ? ALPHA : source[corner + place];
        }
    }

    private void darken(int[] pixels, int start, int bright) {
        for (int x = 0, i = 0; x < width; x++, i += 3) {
            int color = pixels[start + x];
            int red = (color >> 16 & 255) * columns[i] * bright >> 16;
            int green = (color >> 8 & 255) * columns[i + 1] * bright >> 16;
            int blue = (color & 255) * columns[i + 2] * bright >> 16;
            pixels[start + x] = color & ALPHA | red << 16 | green << 8 | blue;
        }
    }
}

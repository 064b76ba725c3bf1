package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/**
 * Blurs the picture: the mean of a square around each pixel, taken twice, which is close to a Gaussian blur.
 *
 * @param radius distance over which colors spread, in pixels; 0 to 64
 */
public record Blur(int radius) implements PixelEffect {
    /** Most pixels. */
    public static final int MAX_RADIUS = 64;

    /** Checks the radius. */
    public Blur {
        Checks.between("radius of a blur", radius, 0, MAX_RADIUS);
    }

    @Override
    public int passes() {
        return 4;
    }

    /** The radius of one of the two means. */
    private int radius(int pass) {
        return pass < 2 ? (radius + 1) / 2 : radius / 2;
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return radius(pass) > 0;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int reach = radius(pass);
        if (reach == 0) return;
        if (pass % 2 == 0)
            for (int y = top; y < bottom; y++) {
                int row = y * pixels.stride();
                BoxMean.row(pixels.source(), pixels.target(), row + pixels.left(), row + pixels.right(), reach);
            }
        else BoxMean.columns(pixels, top, bottom, reach);
    }
}

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

    /** Rows are copied in any case. */
    @Override
    public boolean readsNeighbors(int pass) {
        return radius(pass) > 0 && pass % 2 == 1;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        if (radius(pass) == 0) return;
        BoxMean mean = new BoxMean(pixels.right() - pixels.left(), radius(pass));
        if (pass % 2 == 1) mean.columns(pixels, top, bottom);
        else
            for (int y = top; y < bottom; y++)
                mean.row(pixels.source(), pixels.target(), y * pixels.stride() + pixels.left());
    }
}

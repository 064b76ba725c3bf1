package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/**
 * Leaves traces of earlier frames, which fade. They are those of the frames that were drawn: a frame that is skipped
 * leaves none.
 *
 * <p>Keeps the last picture, so an effect belongs to one place of one renderer. When the size of the place changes, it
 * begins anew.
 */
public final class Afterimage implements PixelEffect {
    private static final int ALPHA = 0xFF000000;

    private final int kept;
    private int[] last = {};
    private int width;
    private int height;

    /**
     * Creates an effect without traces.
     *
     * @param strength share of the brightness that a trace keeps from frame to frame, 0 to 0.99
     */
    public Afterimage(double strength) {
        kept = (int) (Checks.between("strength of an afterimage", strength, 0, 0.99) * 256);
    }

    @Override
    public void begin(EffectPixels pixels) {
        int wide = pixels.right() - pixels.left();
        int high = pixels.bottom() - pixels.top();
        if (wide == width && high == height) return;
        width = wide;
        height = high;
        last = new int[width * height];
    }

    @Override
    public boolean readsNeighbors(int pass) {
        return false;
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int[] now = new int[width];
        int[] before = new int[width];
        for (int y = top; y < bottom; y++) {
            int start = y * pixels.stride() + pixels.left();
            int from = (y - pixels.top()) * width;
            System.arraycopy(pixels.target(), start, now, 0, width);
            System.arraycopy(last, from, before, 0, width);
            mix(now, before, kept);
            System.arraycopy(now, 0, last, from, width);
            System.arraycopy(now, 0, pixels.target(), start, width);
        }
    }

    /** Takes the greater of each channel. */
    private static void mix(int[] now, int[] before, int kept) {
        int minus65536 = VectorMath.minus65536();
        int minus256 = VectorMath.minus256();
        for (int i = 0; i < now.length; i++) {
            int color = now[i];
            int trace = before[i];
            int red = VectorMath.greater(color >> 16 & 255, (trace >> 16 & 255) * kept >> 8);
            int green = VectorMath.greater(color >> 8 & 255, (trace >> 8 & 255) * kept >> 8);
            int blue = VectorMath.greater(color & 255, (trace & 255) * kept >> 8);
            now[i] = (color & ALPHA) - red * minus65536 - green * minus256 + blue;
        }
    }
}

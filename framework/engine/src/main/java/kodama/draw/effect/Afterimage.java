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
        for (int y = top; y < bottom; y++) {
            int start = y * pixels.stride() + pixels.left();
            row(pixels.target(), start, last, (y - pixels.top()) * width, width, kept);
        }
    }

    private static void row(int[] pixels, int start, int[] last, int from, int count, int kept) {
        for (int i = 0; i < count; i++) {
            int color = pixels[start + i];
            int trace = last[from + i];
            int red = Math.max(color >> 16 & 255, (trace >> 16 & 255) * kept >> 8);
            int green = Math.max(color >> 8 & 255, (trace >> 8 & 255) * kept >> 8);
            int blue = Math.max(color & 255, (trace & 255) * kept >> 8);
            int mixed = color & ALPHA | red << 16 | green << 8 | blue;
            pixels[start + i] = mixed;
            last[from + i] = mixed;
        }
    }
}

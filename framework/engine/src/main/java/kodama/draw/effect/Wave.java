package kodama.draw.effect;

import java.util.Arrays;
import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;
import kodama.geom.Aim;

/**
 * Moves each row to the side, or each column up and down, by a sine wave: raster scroll, heat, water, dizziness. At the
 * edges the outermost pixels are repeated.
 */
public final class Wave implements PixelEffect {
    private static final int STEPS = 256;
    private static final int FARTHEST = 1_000;

    private final boolean isVertical;
    /** Rows or columns per step of the table. */
    private final double perPixel;

    private final double phase;
    private final int[] shifts = new int[STEPS];

    /**
     * Creates a wave.
     *
     * @param amplitude largest distance, in pixels; 0 to 1,000
     * @param length distance from one crest to the next, in pixels; 1 to 10,000
     * @param phase position in the wave, 1 is one length further; any finite number
     * @param isVertical whether columns move up and down instead of rows to the side
     */
    public Wave(double amplitude, double length, double phase, boolean isVertical) {
        Checks.between("amplitude of a wave", amplitude, 0, FARTHEST);
        Checks.between("length of a wave", length, 1, 10 * FARTHEST);
        Checks.finite("phase of a wave", phase);
        this.isVertical = isVertical;
        this.phase = (phase - Math.floor(phase)) * STEPS;
        perPixel = STEPS / length;
        for (int i = 0; i < STEPS; i++) shifts[i] = (int) Math.rint(amplitude * Aim.stepY(i * 360.0 / STEPS));
    }

    private int shift(int place) {
        return shifts[(int) (phase + place * perPixel) & STEPS - 1];
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        if (isVertical) columns(pixels, top, bottom);
        else for (int y = top; y < bottom; y++) row(pixels, y);
    }

    private void row(EffectPixels pixels, int y) {
        int start = y * pixels.stride();
        int left = start + pixels.left();
        int count = pixels.right() - pixels.left();
        int shift = Math.max(-count, Math.min(shift(y - pixels.top()), count));
        int from = Math.max(0, -shift);
        int to = Math.max(0, shift);
        int kept = count - Math.abs(shift);
        int[] source = pixels.source();
        int[] target = pixels.target();
        System.arraycopy(source, left + from, target, left + to, kept);
        if (shift > 0) Arrays.fill(target, left, left + shift, source[left]);
        if (shift < 0) Arrays.fill(target, left + kept, left + count, source[left + count - 1]);
    }

    private void columns(EffectPixels pixels, int top, int bottom) {
        int[] moved = new int[pixels.right() - pixels.left()];
        for (int i = 0; i < moved.length; i++) moved[i] = shift(i);
        for (int y = top; y < bottom; y++) columns(pixels, y, moved);
    }

    private static void columns(EffectPixels pixels, int y, int[] moved) {
        int stride = pixels.stride();
        int first = pixels.top();
        int last = pixels.bottom() - 1;
        int left = pixels.left();
        int row = y * stride + left;
        int[] source = pixels.source();
        int[] target = pixels.target();
        for (int i = 0; i < moved.length; i++) {
            int from = Math.max(first, Math.min(y - moved[i], last));
            target[row + i] = source[from * stride + left + i];
        }
    }
}

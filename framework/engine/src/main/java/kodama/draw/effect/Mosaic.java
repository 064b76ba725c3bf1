package kodama.draw.effect;

import java.util.Arrays;
import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/**
 * Large square pixels: each block takes the color of its middle.
 *
 * @param size side of a block, in pixels; 1 to 256
 */
public record Mosaic(int size) implements PixelEffect {
    /** Checks the size. */
    public Mosaic {
        Checks.between("size of a mosaic", size, 1, 256);
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        for (int y = top; y < bottom; y++) row(pixels, y);
    }

    private void row(EffectPixels pixels, int y) {
        int first = y - (y - pixels.top()) % size;
        int from = Math.min(first + size / 2, pixels.bottom() - 1) * pixels.stride();
        int to = y * pixels.stride();
        int right = pixels.right();
        for (int x = pixels.left(); x < right; x += size) {
            int color = pixels.source()[from + Math.min(x + size / 2, right - 1)];
            Arrays.fill(pixels.target(), to + x, to + Math.min(x + size, right), color);
        }
    }
}

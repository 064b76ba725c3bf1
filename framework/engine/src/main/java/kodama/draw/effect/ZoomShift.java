package kodama.draw.effect;

import kodama.base.Checks;
import kodama.draw.EffectPixels;
import kodama.draw.PixelEffect;

/**
 * Moves the picture and enlarges it around its center; uncovered edges show the picture mirrored.
 *
 * @param right distance to the right, in pixels
 * @param down distance down, in pixels
 * @param zoom factor of its size; 1 to 4
 */
public record ZoomShift(int right, int down, double zoom) implements PixelEffect {
    private static final int FRACTION = 16;

    /** Checks the numbers. */
    public ZoomShift {
        Checks.between("distance of a shift", right, -4096, 4096);
        Checks.between("distance of a shift", down, -4096, 4096);
        Checks.between("zoom of a shift", zoom, 1, 4);
    }

    @Override
    public void apply(int pass, EffectPixels pixels, int top, int bottom) {
        int width = pixels.right() - pixels.left();
        int height = pixels.bottom() - pixels.top();
        for (int y = top; y < bottom; y++) {
            int from = pixels.top() + mirrored(sourceOf(y - pixels.top(), down, height) >> FRACTION, height);
            row(pixels, from, y, width);
        }
    }

    private void row(EffectPixels pixels, int fromRow, int toRow, int width) {
        int[] source = pixels.source();
        int[] target = pixels.target();
        int from = fromRow * pixels.stride() + pixels.left();
        int to = toRow * pixels.stride() + pixels.left();
        int at = sourceOf(0, right, width);
        int step = step();
        for (int i = 0; i < width; i++, at += step) {
            int x = at >> FRACTION;
            target[to + i] = source[from + (x >= 0 && x < width ? x : mirrored(x, width))];
        }
    }

    private int step() {
        return (int) ((1 << FRACTION) / zoom);
    }

    /** Returns the place in the picture that is seen at the middle of a pixel, in parts of a pixel. */
    private int sourceOf(int place, int shift, int size) {
        long half = (1L << FRACTION) / 2;
        long fromMiddle = ((long) (place - shift) << FRACTION) + half - size * half;
        return (int) (size * half + Math.floorDiv(fromMiddle * step(), 1 << FRACTION));
    }

    private static int mirrored(int place, int size) {
        int in = Math.floorMod(place, 2 * size);
        return in < size ? in : 2 * size - 1 - in;
    }
}

package kodama.draw;

/** Draws upright pictures with additive blending, as {@link AdditiveImage}. */
final class AdditiveRasterizer {
    /** Most pixels for the buffer; more are processed row by row, because the buffer would not fit the cache. */
    private static final int MAX_LENGTH = 1 << 12;

    private final Surface surface;
    /*
     * HotSpot vectorizes the addition only if it can prove that two arrays do not overlap, which requires that both are
     * accessed from index 0. With copies to and from this buffer, 16x16 pixels take half the time.
     */
    private final int[] below = new int[MAX_LENGTH];

    AdditiveRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Adds a whole picture that is within the clip; returns false if it is too large for the buffer. */
    boolean drawWhole(Image image, int x, int y) {
        AdditiveImage additive = image.additive();
        int count = additive.pixels.length;
        if (count > MAX_LENGTH || !surface.contains(x, y, image.width, image.height)) return false;
        fetch(additive, y * surface.stride + x);
        add(additive.pixels, below, count);
        putBack(additive, y * surface.stride + x);
        return true;
    }

    private void fetch(AdditiveImage additive, int corner) {
        int at = corner;
        for (int row = 0; row < additive.from.length; row++, at += surface.stride) {
            int from = additive.from[row];
            System.arraycopy(surface.pixels, at + from, below, additive.start[row], additive.to[row] - from);
        }
    }

    private static void add(int[] additive, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.add(below[i], additive[i]);
    }

    private void putBack(AdditiveImage additive, int corner) {
        int at = corner;
        for (int row = 0; row < additive.from.length; row++, at += surface.stride) {
            int from = additive.from[row];
            System.arraycopy(below, additive.start[row], surface.pixels, at + from, additive.to[row] - from);
        }
    }

    /** Adds a part of a picture, cut off at the clip. */
    void drawPart(Image image, int x, int y, int sx, int sy, int sw, int sh, boolean flipX, boolean flipY) {
        AdditiveImage additive = image.additive();
        int last = Math.min(y + sh, surface.bottom);
        for (int row = Math.max(y, surface.top); row < last; row++) {
            int line = sy + (flipY ? sh - 1 - (row - y) : row - y);
            int first = Math.max(additive.from[line], sx) - sx;
            int end = Math.min(additive.to[line], sx + sw) - sx;
            int from = Math.max(x + (flipX ? sw - end : first), surface.left);
            int to = Math.min(x + (flipX ? sw - first : end), surface.right);
            int column = flipX ? sw - 1 - (from - x) : from - x;
            int at = additive.start[line] + sx + column - additive.from[line];
            row(additive.pixels, at, flipX ? -1 : 1, row * surface.stride + from, to - from);
        }
    }

    private void row(int[] additive, int start, int step, int target, int count) {
        int[] pixels = surface.pixels;
        int at = start;
        for (int i = 0; i < count; i++, at += step) pixels[target + i] = Colors.add(pixels[target + i], additive[at]);
    }
}

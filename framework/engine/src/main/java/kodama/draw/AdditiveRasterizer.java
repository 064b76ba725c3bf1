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
    private int[] below = {};

    AdditiveRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Adds a whole picture. */
    void draw(Image image, int x, int y) {
        AdditiveImage additive = image.additive();
        boolean fits = additive.pixels.length <= MAX_LENGTH && surface.contains(x, y, image.width, image.height);
        if (fits) drawVisible(additive, y * surface.stride + x);
        else drawPart(additive, image.height, x, y);
    }

    private void drawVisible(AdditiveImage additive, int corner) {
        if (below.length == 0) below = new int[MAX_LENGTH];
        fetch(additive, corner);
        add(additive.pixels, below, additive.pixels.length);
        putBack(additive, corner);
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

    /** Adds a picture row by row, cut off at the clip. */
    private void drawPart(AdditiveImage additive, int height, int x, int y) {
        int last = Math.min(y + height, surface.bottom);
        for (int row = Math.max(y, surface.top); row < last; row++) {
            int line = row - y;
            int from = Math.max(x + additive.from[line], surface.left);
            int to = Math.min(x + additive.to[line], surface.right);
            int at = additive.start[line] + from - x - additive.from[line];
            row(additive.pixels, at, row * surface.stride + from, to - from);
        }
    }

    private void row(int[] additive, int start, int target, int count) {
        int[] pixels = surface.pixels;
        for (int i = 0; i < count; i++) pixels[target + i] = Colors.add(pixels[target + i], additive[start + i]);
    }
}

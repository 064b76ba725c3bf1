package kodama.draw;

/**
 * Blends upright pictures in blocks of rows instead of row by row.
 *
 * <p>HotSpot vectorizes a loop over several arrays only if it can prove that they do not overlap, which requires that
 * all are accessed from index 0. So the pixels below the picture are copied to a buffer, blended there, and copied
 * back: a 16x16 picture takes half the time.
 */
final class BlockRasterizer {
    /** Pixels of a block, unless a single row is longer; the buffers of larger ones would not fit the cache. */
    private static final int LENGTH = 1 << 12;

    private static final int ROUND = 64;

    private final Surface surface;
    private int[] below = {};
    /** Colors of the part of a picture that is within the clip. */
    private int[] part = {};
    /** Alpha of each pixel, 0 to 255. */
    private int[] covers = {};

    // The current picture
    private int[] pixels = {};
    private int width;
    /** Whether its colors are premultiplied and added. */
    private boolean premultiplied;

    private BlendMode blend = BlendMode.NORMAL;
    private int alpha;

    BlockRasterizer(Surface surface) {
        this.surface = surface;
    }

    /** Blends a picture with alpha 0 to 255. */
    void draw(Image image, int x, int y, BlendMode blend, int alpha) {
        premultiplied = false;
        this.blend = blend;
        this.alpha = alpha;
        draw(image.pixels, image.width, image.height, x, y);
    }

    /** Adds a picture. */
    void add(Image image, int x, int y) {
        AdditiveImage additive = image.additive();
        premultiplied = true;
        draw(additive.pixels, additive.width, additive.height, x + additive.left, y + additive.top);
    }

    private void draw(int[] pixels, int width, int height, int x, int y) {
        int left = Math.max(x, surface.left);
        int top = Math.max(y, surface.top);
        int count = Math.min(x + width, surface.right) - left;
        int bottom = Math.min(y + height, surface.bottom);
        if (count <= 0 || top >= bottom) return;
        this.pixels = pixels;
        this.width = width;
        reserve(count);
        if (count == width && bottom - top == height && pixels.length <= LENGTH) {
            whole(top * surface.stride + left);
            return;
        }
        int most = Math.max(1, LENGTH / count);
        for (int row = top; row < bottom; row += most) {
            int start = (row - y) * width + left - x;
            block(start, row * surface.stride + left, count, Math.min(most, bottom - row));
        }
    }

    private void reserve(int count) {
        if (below.length >= count) return;
        int length = Math.max(count, LENGTH);
        below = new int[length];
        part = new int[length];
        covers = new int[length];
    }

    private void whole(int corner) {
        fetch(surface.pixels, corner, surface.stride, below, width, pixels.length);
        blend(pixels, pixels.length);
        putBack(corner, width, pixels.length);
    }

    /** Blends a block of the picture with the block of the surface that begins at {@code corner}. */
    private void block(int start, int corner, int wide, int high) {
        int length = wide * high;
        fetch(surface.pixels, corner, surface.stride, below, wide, length);
        fetch(pixels, start, width, part, wide, length);
        blend(part, length);
        putBack(corner, wide, length);
    }

    private static void fetch(int[] source, int start, int stride, int[] into, int wide, int length) {
        for (int i = 0, at = start; i < length; i += wide, at += stride) System.arraycopy(source, at, into, i, wide);
    }

    private void putBack(int corner, int wide, int length) {
        int at = corner;
        for (int i = 0; i < length; i += wide, at += surface.stride)
            System.arraycopy(below, i, surface.pixels, at, wide);
    }

    private void blend(int[] colors, int count) {
        if (premultiplied) {
            addPremultiplied(colors, below, count);
            return;
        }
        fade(colors, covers, count, alpha);
        blend(blend, colors, covers, below, count);
    }

    /**
     * Adds colors. Multiplying them by 1 changes nothing, but HotSpot repeats the body of a small loop so often that
     * 256 pixels do not fill one of its vectorized rounds; that makes the loop twice as fast.
     */
    private static void addPremultiplied(int[] colors, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.add(below[i], colors[i], 255);
    }

    private static void fade(int[] colors, int[] covers, int count, int alpha) {
        for (int i = 0; i < count; i++) covers[i] = Colors.fade(colors[i] >>> 24, alpha);
    }

    private static void blend(BlendMode blend, int[] colors, int[] covers, int[] below, int count) {
        switch (blend) {
            case NORMAL -> cover(colors, covers, below, count);
            case ADD -> add(colors, covers, below, count);
            case SUBTRACT -> subtract(colors, covers, below, count);
            case MULTIPLY -> multiply(colors, covers, below, count);
            case SCREEN -> screen(colors, covers, below, count);
        }
    }

    /**
     * In rounds of a fixed length: HotSpot always vectorizes those, but a loop of unknown length only if it measured
     * long ones when it compiled the loop.
     */
    private static void cover(int[] colors, int[] covers, int[] below, int count) {
        int i = 0;
        for (; i <= count - ROUND; i += ROUND)
            for (int k = i; k < i + ROUND; k++) below[k] = Colors.blend(below[k], colors[k], covers[k]);
        for (; i < count; i++) below[i] = Colors.blend(below[i], colors[i], covers[i]);
    }

    private static void add(int[] colors, int[] covers, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.add(below[i], colors[i], covers[i]);
    }

    private static void subtract(int[] colors, int[] covers, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.subtract(below[i], colors[i], covers[i]);
    }

    private static void multiply(int[] colors, int[] covers, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.multiply(below[i], colors[i], covers[i]);
    }

    private static void screen(int[] colors, int[] covers, int[] below, int count) {
        for (int i = 0; i < count; i++) below[i] = Colors.screen(below[i], colors[i], covers[i]);
    }
}

package kodama.draw;

import org.jspecify.annotations.Nullable;

/** Which pixels of a small picture cover what is under them: a bit for each, in blocks of 8 by 8 pixels. */
final class Silhouette {
    /** Larger pictures hide much, but are seldom hidden themselves: they are copied row by row instead. */
    private static final int MAX_SIDE = 64;

    /** Blocks beside each other. */
    final int columns;

    /** Blocks above each other. */
    final int rows;

    /** Row by row; within a block the lowest bit is the top left pixel, eight bits a row. */
    final long[] blocks;

    private Silhouette(int width, int height, int[] pixels) {
        columns = width + 7 >> 3;
        rows = height + 7 >> 3;
        blocks = new long[columns * rows];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) if (pixels[y * width + x] < 0) set(x, y);
        }
    }

    private void set(int x, int y) {
        blocks[(y >> 3) * columns + (x >> 3)] |= 1L << ((y & 7) << 3 | x & 7);
    }

    /** The silhouette of a picture whose pixels cover all or nothing; null if it is too large. */
    static @Nullable Silhouette of(int width, int height, int[] pixels) {
        return width <= MAX_SIDE && height <= MAX_SIDE ? new Silhouette(width, height, pixels) : null;
    }
}

package kodama.draw;

import org.jspecify.annotations.Nullable;

/** The opaque pixels of a small picture: a bit for each, in blocks of 8 by 8 pixels. */
final class Silhouette {
    /** Larger pictures are rarely hidden themselves, so they are copied row by row instead. */
    private static final int MAX_SIDE = 64;

    /** Number of blocks in a row. */
    final int columns;

    /** Number of rows of blocks. */
    final int rows;

    /** Row-major; within a block the lowest bit is the top left pixel, with eight bits per row. */
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

    /** Returns the silhouette of a picture without translucent pixels; null if it is too large. */
    static @Nullable Silhouette of(int width, int height, int[] pixels) {
        return width <= MAX_SIDE && height <= MAX_SIDE ? new Silhouette(width, height, pixels) : null;
    }
}

package kodama.draw;

import java.util.Arrays;

/**
 * Marks the pixels of a surface that are already painted, for painting from front to back: hidden pixels are never
 * painted, and a hidden picture is skipped after testing a few words.
 *
 * <ol>
 *   <li>There is a bit for each pixel of the frame, in blocks of 8 by 8, so that an 8x8 picture overlaps at most four
 *       blocks.
 *   <li>Pixels outside the clip are marked as painted, and so is an additional block on all sides, so that nothing else
 *       checks the clip.
 *   <li>For each block of a picture, the bits of those four blocks are combined; the bits that are not set are the
 *       pixels to paint.
 * </ol>
 */
final class OcclusionMask {
    private static final long ALL = -1;

    /** The lowest bit of each byte, which is a row of a block. */
    private static final long EACH_ROW = 0x0101010101010101L;

    private final Surface surface;
    private long[] blocks = {};
    // The blocks that overlap the clip, the last ones excluded
    private int left;
    private int top;
    private int right;
    private int bottom;
    /** Number of blocks per row. */
    private int stride;
    /** Number of unpainted pixels within the clip. */
    private int open;

    OcclusionMask(Surface surface) {
        this.surface = surface;
    }

    /** Resets the mask: nothing within the clip is painted. */
    void clear() {
        left = surface.left >> 3;
        top = surface.top >> 3;
        right = surface.right + 7 >> 3;
        bottom = surface.bottom + 7 >> 3;
        stride = right - left + 2;
        open = (surface.right - surface.left) * (surface.bottom - surface.top);
        int count = stride * (bottom - top + 2);
        if (blocks.length < count) blocks = new long[count];
        Arrays.fill(blocks, 0, count, ALL);
        for (int row = top; row < bottom; row++) openRow(row);
    }

    private void openRow(int row) {
        long above = rows(surface.top - (row << 3));
        long below = ~rows(surface.bottom - (row << 3));
        Arrays.fill(blocks, at(left, row), at(right, row), above | below);
        if (left == right) return;
        blocks[at(left, row)] |= columns(surface.left & 7);
        blocks[at(right - 1, row)] |= ~columns((surface.right - 1 & 7) + 1);
    }

    /** The bits of the first rows of a block. */
    private static long rows(int count) {
        if (count <= 0) return 0;
        return count >= 8 ? ALL : (1L << (count << 3)) - 1;
    }

    /** The bits of the first columns of a block, 0 to 8. */
    private static long columns(int count) {
        return EACH_ROW * ((1 << count) - 1);
    }

    private int at(int column, int row) {
        return (row - top + 1) * stride + column - left + 1;
    }

    /** Whether everything within the clip is painted. */
    boolean isFull() {
        return open == 0;
    }

    /** Paints the visible pixels of a picture and marks them as painted. */
    void paint(Image image, Silhouette silhouette, int x, int y) {
        long[] shape = silhouette.blocks;
        if (shape.length == 1) block(image, x, y, 0, 0, shape[0]);
        else if (!hides(x, y, x + image.width, y + image.height)) blocks(image, silhouette, x, y);
    }

    private void blocks(Image image, Silhouette silhouette, int x, int y) {
        int i = 0;
        for (int row = 0; row < silhouette.rows; row++) {
            for (int column = 0; column < silhouette.columns; column++) {
                block(image, x, y, column << 3, row << 3, silhouette.blocks[i++]);
            }
        }
    }

    private boolean hides(int x0, int y0, int x1, int y1) {
        int from = Math.max(x0 >> 3, left);
        int count = Math.min(x1 + 7 >> 3, right) - from;
        int last = Math.min(y1 + 7 >> 3, bottom);
        long all = ALL;
        for (int row = Math.max(y0 >> 3, top); row < last; row++) {
            int at = at(from, row);
            for (int i = 0; i < count; i++) all &= blocks[at + i];
        }
        return all == ALL;
    }

    /** Paints a block at {@code along, down} from the picture's corner; it overlaps up to four blocks of the frame. */
    private void block(Image image, int imageX, int imageY, int along, int down, long shape) {
        int x = imageX + along;
        int y = imageY + down;
        int column = x >> 3;
        int row = y >> 3;
        if (column < left - 1 || column >= right || row < top - 1 || row >= bottom) return;
        int at = at(column, row);
        int below = at + stride;

        // Painted pixels of the four blocks, shifted to the picture's block
        int shift = x & 7;
        int drop = (y & 7) << 3;
        long here = columns(8 - shift);
        long[] blocks = this.blocks;
        long near = blocks[at] >>> drop | blocks[below] << 1 << 63 - drop;
        long far = blocks[at + 1] >>> drop | blocks[below + 1] << 1 << 63 - drop;
        long todo = shape & ~(near >>> shift & here | far << 8 - shift & ~here);
        if (todo == 0) return;

        // and shifted back
        long nearly = (todo & here) << shift;
        long farther = (todo & ~here) >>> 8 - shift;
        blocks[at] |= nearly << drop;
        blocks[at + 1] |= farther << drop;
        blocks[below] |= nearly >>> 1 >>> 63 - drop;
        blocks[below + 1] |= farther >>> 1 >>> 63 - drop;
        open -= Long.bitCount(todo);
        copy(todo, image, down * image.width + along, y * surface.stride + x);
    }

    /** Copies the pixels of a block whose bits are set. */
    private void copy(long todo, Image image, int start, int end) {
        int[] source = image.pixels;
        int[] target = surface.pixels;
        int from = start;
        int to = end;
        for (long rest = todo; rest != 0; rest >>>= 8, from += image.width, to += surface.stride) {
            int row = (int) rest & 255;
            if (row == 255) copy(source, from, target, to);
            else copy(row, source, from, target, to);
        }
    }

    /** Copies a whole row of a block: this takes half the time of {@code arraycopy}. */
    private static void copy(int[] source, int from, int[] target, int to) {
        target[to] = source[from];
        target[to + 1] = source[from + 1];
        target[to + 2] = source[from + 2];
        target[to + 3] = source[from + 3];
        target[to + 4] = source[from + 4];
        target[to + 5] = source[from + 5];
        target[to + 6] = source[from + 6];
        target[to + 7] = source[from + 7];
    }

    private static void copy(int columns, int[] source, int from, int[] target, int to) {
        for (int rest = columns; rest != 0; rest &= rest - 1) {
            int column = Integer.numberOfTrailingZeros(rest);
            target[to + column] = source[from + column];
        }
    }
}

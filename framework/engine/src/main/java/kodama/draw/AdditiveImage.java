package kodama.draw;

/**
 * A picture prepared for additive blending: the values that each pixel adds, from the first to the last of each row.
 */
final class AdditiveImage {
    /** {@code 0x00RRGGBB}, premultiplied by alpha; only the visible part of each row, one after the other. */
    final int[] pixels;

    /** First visible column of each row. */
    final int[] from;

    /** Column after the last visible one of each row; equal to the first if the row is empty. */
    final int[] to;

    /** Index of the first pixel of each row. */
    final int[] start;

    AdditiveImage(int width, int height, int[] argb) {
        from = new int[height];
        to = new int[height];
        start = new int[height];
        int count = 0;
        for (int row = 0; row < height; row++) {
            trim(row, row * width, width, argb);
            start[row] = count;
            count += to[row] - from[row];
        }
        pixels = new int[count];
        for (int row = 0; row < height; row++) take(row, row * width, argb);
    }

    private void trim(int row, int corner, int width, int[] argb) {
        int first = 0;
        int last = width;
        while (last > 0 && argb[corner + last - 1] == 0) last--;
        while (first < last && argb[corner + first] == 0) first++;
        from[row] = first;
        to[row] = last;
    }

    private void take(int row, int corner, int[] argb) {
        for (int x = from[row]; x < to[row]; x++) {
            int color = argb[corner + x];
            pixels[start[row] + x - from[row]] = Colors.premultiply(color, color >>> 24);
        }
    }
}

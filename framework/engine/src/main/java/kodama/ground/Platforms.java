package kodama.ground;

import java.util.Arrays;

/**
 * Boxes that move by themselves and on which bodies stand, as far as they are near the body that moves next. In whole
 * pixels.
 */
public final class Platforms {
    private static final int FIELDS = 4;

    /** First and last column, first and last row of each. */
    private int[] edges = new int[8 * FIELDS];

    private boolean[] oneWay = new boolean[8];
    private int count;

    Platforms() {}

    /** Returns the first pixel of a box along an axis. */
    public static int first(double center, int size) {
        return (int) Math.floor(center - size / 2.0 + 0.5);
    }

    /** Removes all. */
    public void clear() {
        count = 0;
    }

    /**
     * Adds a platform.
     *
     * @param left first column
     * @param top first row
     * @param isOneWay whether it is open from below and from the sides
     */
    public void add(int left, int top, int width, int height, boolean isOneWay) {
        if (count == oneWay.length) {
            edges = Arrays.copyOf(edges, 2 * edges.length);
            oneWay = Arrays.copyOf(oneWay, 2 * count);
        }
        edges[FIELDS * count] = left;
        edges[FIELDS * count + 1] = left + width - 1;
        edges[FIELDS * count + 2] = top;
        edges[FIELDS * count + 3] = top + height - 1;
        oneWay[count++] = isOneWay;
    }

    private boolean isIn(int i, int left, int top, int right, int bottom) {
        int at = FIELDS * i;
        return left <= edges[at + 1] && right >= edges[at] && top <= edges[at + 3] && bottom >= edges[at + 2];
    }

    boolean isNear(int left, int top, int right, int bottom) {
        for (int i = 0; i < count; i++) if (isIn(i, left, top, right, bottom)) return true;
        return false;
    }

    boolean hasWall(int left, int top, int right, int bottom) {
        for (int i = 0; i < count; i++) if (!oneWay[i] && isIn(i, left, top, right, bottom)) return true;
        return false;
    }

    /** Returns the number of the platform that holds what stands on a row of pixels; negative if none does. */
    int holding(int left, int right, int y, boolean isDropping) {
        for (int i = 0; i < count; i++) {
            if (!isIn(i, left, y, right, y)) continue;
            if (!oneWay[i] || (!isDropping && edges[FIELDS * i + 2] == y)) return i;
        }
        return -1;
    }
}

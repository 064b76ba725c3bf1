package kodama.draw;

import java.util.Arrays;

/**
 * How much of each pixel in a row a shape covers: edges are added in any order, then runs of equal coverage are read
 * from left to right.
 *
 * <p>For each pixel there are two sums, as in FreeType's smooth rasterizer: the height of the edges in it, and the area
 * between them and its left side. Integers only, so neither the order of the edges nor the clip changes a result.
 */
final class CoverageRow {
    /** Parts of a pixel in each direction. */
    static final int ONE = 256;

    /** Coverage of a pixel that is completely inside. */
    static final int FULL = 256;

    private static final int SHIFT = 8;

    // The first entry is for everything left of the clip
    private int[] height = new int[0];
    private int[] area = new int[0];

    private int left;
    private int right;
    // Entries that edges have changed
    private int firstUsed;
    private int lastUsed;

    /** Whether areas that are covered twice are inside. */
    private boolean overlapping;

    // Reading
    private int at;
    private int sum;
    private int runStart;
    private int runEnd;
    private int runCover;

    /** Begins a shape. */
    void begin(int left, int right, boolean overlapping) {
        this.left = left;
        this.right = right;
        this.overlapping = overlapping;
        int size = right - left + 1;
        if (height.length < size) {
            height = new int[size];
            area = new int[size];
        }
        forget();
    }

    private void forget() {
        firstUsed = Integer.MAX_VALUE;
        lastUsed = -1;
    }

    /** Adds an edge that crosses the center of the row: everything from a column on is inside. */
    void addCrossing(int column, int winding) {
        if (column < right) add(Math.max(column, left - 1), winding * ONE, 0);
    }

    /**
     * Adds an edge within the row.
     *
     * @param fromX column of one end, in 1/256 pixels
     * @param toX column of the other end, in 1/256 pixels
     * @param tall height of the edge, in 1/256 pixels
     */
    void addEdge(long fromX, long toX, int tall, int winding) {
        long first = Math.min(fromX, toX);
        long last = Math.max(fromX, toX);
        int column = (int) (first >> SHIFT);
        int end = (int) (last >> SHIFT);
        if (column == end) {
            addCell(column, tall, (int) ((first & ONE - 1) + (last & ONE - 1)), winding);
            return;
        }
        int done = 0;
        if (column < left) {
            column = Math.min(left, end);
            done = (int) (((long) column * ONE - first) * tall / (last - first));
            add(left - 1, done * winding, 0);
            first = (long) column * ONE;
        }
        long begin = Math.min(fromX, toX);
        for (; column < end && column < right; column++) {
            int upTo = (int) (((column + 1L) * ONE - begin) * tall / (last - begin));
            addCell(column, upTo - done, (int) (first & ONE - 1) + ONE, winding);
            done = upTo;
            first = (column + 1L) * ONE;
        }
        if (column == end) addCell(end, tall - done, (int) (last & ONE - 1), winding);
    }

    private void addCell(int column, int tall, int places, int winding) {
        if (column < left) add(left - 1, tall * winding, 0);
        else if (column < right) add(column, tall * winding, tall * winding * places);
    }

    private void add(int column, int tall, int part) {
        int index = column - left + 1;
        height[index] += tall;
        area[index] += part;
        firstUsed = Math.min(firstUsed, index);
        lastUsed = Math.max(lastUsed, index);
    }

    /** Begins to read the runs of the row. */
    void rewind() {
        at = Math.max(1, Math.min(firstUsed, lastUsed));
        sum = height[0];
        runEnd = left + at - 1;
    }

    /** Moves to the next run of pixels that are at least partly covered; returns false after the last. */
    boolean nextRun() {
        while (runEnd < right) {
            runStart = runEnd;
            runCover = take();
            while (runEnd < right && peek() == runCover) take();
            if (runCover > 0) return true;
        }
        return endRow();
    }

    private boolean endRow() {
        if (lastUsed >= 0) {
            Arrays.fill(height, firstUsed, lastUsed + 1, 0);
            Arrays.fill(area, firstUsed, lastUsed + 1, 0);
        }
        forget();
        return false;
    }

    private int take() {
        int cover = peek();
        if (at > lastUsed) {
            runEnd = right;
            return cover;
        }
        sum += height[at++];
        runEnd++;
        return cover;
    }

    /** Coverage of the pixel at the end of the run so far. */
    private int peek() {
        if (at > lastUsed) return cover(sum * 2 * ONE);
        return cover((sum + height[at]) * 2 * ONE - area[at]);
    }

    private int cover(int doubled) {
        int cover = Math.abs(doubled) >> SHIFT + 1;
        if (overlapping) return Math.min(cover, FULL);
        cover &= 2 * FULL - 1;
        return cover > FULL ? 2 * FULL - cover : cover;
    }

    int runStart() {
        return runStart;
    }

    /** The pixel after the run. */
    int runEnd() {
        return runEnd;
    }

    /** Coverage of the pixels of the run, 1 to {@link #FULL}. */
    int runCover() {
        return runCover;
    }
}

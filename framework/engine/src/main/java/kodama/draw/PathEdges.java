package kodama.draw;

import java.util.Arrays;

/**
 * The edges of a shape, found by row: {@link #begin}, {@link #add} for all edges, then {@link #enter} for one row after
 * the other, after which {@link #active} lists the edges that cross the row.
 *
 * <p>Each edge is stored from its upper to its lower end, so that it has the same crossings in both directions.
 */
final class PathEdges {
    private static final int NONE = -1;

    double[] x1 = new double[64];
    double[] y1 = new double[64];
    double[] x2 = new double[64];
    double[] y2 = new double[64];
    /** 1 for an edge that was added downward, -1 upward. */
    int[] winding = new int[64];

    private int[] lastRow = new int[64];
    private int[] next = new int[64];
    private int count;

    /** For each row of the clip, the first of the edges that begin there; the others follow in {@link #next}. */
    private int[] first = new int[64];

    private int top;
    private int bottom;
    // Rows with edges; the last one excluded
    private int least;
    private int most;

    /** Indexes of the edges that cross the current row. */
    int[] active = new int[16];

    int activeCount;

    /** Begins a shape, of which some rows are needed. */
    void begin(int top, int bottom) {
        this.top = top;
        this.bottom = bottom;
        count = 0;
        activeCount = 0;
        least = bottom;
        most = top;
        if (first.length < bottom - top) first = new int[bottom - top];
        Arrays.fill(first, 0, Math.max(0, bottom - top), NONE);
    }

    /**
     * Adds an edge that crosses rows {@code firstRow} to {@code endRow - 1}.
     *
     * @param winding 1 or -1
     */
    void add(double x1, double y1, double x2, double y2, int firstRow, int endRow, int winding) {
        int from = Math.max(firstRow, top);
        int to = Math.min(endRow, bottom);
        if (from >= to) return;
        if (count == this.x1.length) grow();
        this.x1[count] = x1;
        this.y1[count] = y1;
        this.x2[count] = x2;
        this.y2[count] = y2;
        this.winding[count] = winding;
        lastRow[count] = to - 1;
        next[count] = first[from - top];
        first[from - top] = count++;
        least = Math.min(least, from);
        most = Math.max(most, to);
    }

    private void grow() {
        x1 = Arrays.copyOf(x1, 2 * count);
        y1 = Arrays.copyOf(y1, 2 * count);
        x2 = Arrays.copyOf(x2, 2 * count);
        y2 = Arrays.copyOf(y2, 2 * count);
        winding = Arrays.copyOf(winding, 2 * count);
        lastRow = Arrays.copyOf(lastRow, 2 * count);
        next = Arrays.copyOf(next, 2 * count);
    }

    int firstRow() {
        return least;
    }

    /** The row after the last that an edge crosses. */
    int endRow() {
        return most;
    }

    /** Updates the active edges for a row; rows must follow each other. */
    void enter(int row) {
        int kept = 0;
        for (int i = 0; i < activeCount; i++) if (lastRow[active[i]] >= row) active[kept++] = active[i];
        activeCount = kept;
        for (int edge = first[row - top]; edge != NONE; edge = next[edge]) {
            if (activeCount == active.length) active = Arrays.copyOf(active, 2 * activeCount);
            active[activeCount++] = edge;
        }
    }
}

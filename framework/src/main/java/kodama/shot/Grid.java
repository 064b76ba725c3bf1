package kodama.shot;

import java.util.Arrays;

/**
 * Tells which targets are near: an area cut into cells, each with the list of those whose box touches it.
 *
 * <p>Filled in two rounds over the same boxes: {@link #begin}, {@link #count} for each, {@link #fix}, {@link #enter} for
 * each. What lies outside the area belongs to the cells at its rim, so no place is ever missed, only found more slowly.
 */
final class Grid {
    /* A cell's list stands in entries from ends[cell - 1] to ends[cell], in the order of entering. Until fix() the ends
     * are plain counts; after it each is the start of its list, which enter() moves up to its end. */

    /** Smallest cell: a few targets wide, so that a shot looks at one to four cells. */
    private static final double CELL = 32;

    /** Most cells along one side, so that a huge world does not cost a huge clearing each tick. */
    private static final int MAX_SIDE = 64;

    private double originX;
    private double originY;
    private double cellsPerX;
    private double cellsPerY;
    private int columns;
    private int rows;
    private int[] ends = new int[0];
    private int[] entries = new int[0];

    void begin(Bounds area) {
        columns = side(area.width());
        rows = side(area.height());
        originX = area.left();
        originY = area.top();
        cellsPerX = columns / area.width();
        cellsPerY = rows / area.height();
        if (ends.length < columns * rows) ends = new int[columns * rows];
        Arrays.fill(ends, 0, columns * rows, 0);
    }

    private static int side(double size) {
        return (int) Math.min(MAX_SIDE, Math.ceil(size / CELL));
    }

    void count(double left, double top, double right, double bottom) {
        int lastRow = row(bottom);
        int lastColumn = column(right);
        for (int r = row(top); r <= lastRow; r++) {
            for (int c = column(left); c <= lastColumn; c++) ends[r * columns + c]++;
        }
    }

    void fix() {
        int total = 0;
        for (int cell = 0; cell < columns * rows; cell++) {
            int size = ends[cell];
            ends[cell] = total;
            total += size;
        }
        if (entries.length < total) entries = new int[total * 2];
    }

    void enter(int target, double left, double top, double right, double bottom) {
        int lastRow = row(bottom);
        int lastColumn = column(right);
        for (int r = row(top); r <= lastRow; r++) {
            for (int c = column(left); c <= lastColumn; c++) entries[ends[r * columns + c]++] = target;
        }
    }

    int column(double x) {
        return (int) Math.max(0, Math.min(columns - 1, (x - originX) * cellsPerX));
    }

    int row(double y) {
        return (int) Math.max(0, Math.min(rows - 1, (y - originY) * cellsPerY));
    }

    /** Where the list of a cell starts. */
    int start(int column, int row) {
        int cell = row * columns + column;
        return cell == 0 ? 0 : ends[cell - 1];
    }

    /** Where the list of a cell ends. */
    int end(int column, int row) {
        return ends[row * columns + column];
    }

    int entry(int index) {
        return entries[index];
    }
}

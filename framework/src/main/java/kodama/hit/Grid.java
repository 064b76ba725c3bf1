package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * Tells which targets are near: an area cut into cells, each with the list of those whose box touches it.
 *
 * <p>What lies outside the area belongs to the cells at its rim, so no place is ever missed, only found more slowly.
 */
final class Grid {
    /* A cell's list stands in entries from ends[cell - 1] to ends[cell], in the order of the boxes. It is made in two
     * rounds over them: the first counts, then each count becomes the start of its list, which the second moves up to
     * the list's end. */

    /** Smallest cell: a few targets wide, so that a shot looks at one to four cells. */
    private static final double CELL = 32;

    /** Most cells along one side, so that a huge world does not cost a huge clearing each tick. */
    private static final int MAX_SIDE = 64;

    // Top left corner of the area; in virtual pixels.
    private double originX;
    private double originY;
    // How many cells a virtual pixel is, to the right and down; at most 1.
    private double cellsPerX;
    private double cellsPerY;
    private int columns;
    private int rows;
    /** Index one past the end of each cell's list, cells row by row. */
    private int[] ends = new int[0];
    /** Numbers of boxes: the lists of all cells, one behind the other. */
    private int[] entries = new int[0];

    /** Makes the lists of some boxes: the first of these numbers, as many as given. */
    void fill(Bounds area, Boxes boxes, int[] numbers, int count) {
        cut(area);
        for (int i = 0; i < count; i++) count(boxes, numbers[i]);
        makeRoom(startLists());
        for (int i = 0; i < count; i++) enter(boxes, numbers[i]);
    }

    private void cut(Bounds area) {
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

    private void count(Boxes boxes, int box) {
        int lastRow = row(boxes.bottom(box));
        int lastColumn = column(boxes.right(box));
        for (int r = row(boxes.top(box)); r <= lastRow; r++) {
            for (int c = column(boxes.left(box)); c <= lastColumn; c++) ends[r * columns + c]++;
        }
    }

    /** Turns the counts into starts and returns the length of all lists together. */
    private int startLists() {
        int total = 0;
        for (int cell = 0; cell < columns * rows; cell++) {
            int size = ends[cell];
            ends[cell] = total;
            total += size;
        }
        return total;
    }

    private void makeRoom(int total) {
        if (entries.length < total) entries = new int[total * 2];
    }

    private void enter(Boxes boxes, int box) {
        int lastRow = row(boxes.bottom(box));
        int lastColumn = column(boxes.right(box));
        for (int r = row(boxes.top(box)); r <= lastRow; r++) {
            for (int c = column(boxes.left(box)); c <= lastColumn; c++) entries[ends[r * columns + c]++] = box;
        }
    }

    int column(double x) {
        return clamp((int) ((x - originX) * cellsPerX), columns);
    }

    int row(double y) {
        return clamp((int) ((y - originY) * cellsPerY), rows);
    }

    private static int clamp(int index, int length) {
        return Math.max(0, Math.min(length - 1, index));
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

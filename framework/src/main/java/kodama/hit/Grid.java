package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * Tells which targets are near: an area cut into cells, each with the list of those whose box touches it.
 *
 * <p>What lies outside the area belongs to the cells at its rim, so no place is ever missed, only found more slowly.
 */
final class Grid {
    /* A cell's list is a chain of entries, each with a box and the entry behind it. Boxes are entered from the last to
     * the first, each in front of those of its cells: so the chains are in the order of the boxes, made in one round
     * over them. */

    /** Ends each chain. */
    static final int END = -1;

    /** Smallest cell: a few targets wide, so that a shot looks at one to four cells. */
    private static final double CELL = 32;

    /** Boxes that reach no further from their middle are in the cell of that alone, which takes half the time. */
    private static final double SMALL = 16;

    /** So far around a place are the middles of small boxes that are there; more than they reach, for what rounds. */
    static final double AROUND = SMALL + 1;

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
    /** Where the chain of each cell starts, cells row by row. */
    private int[] firsts = new int[0];
    /** The box of each entry, and the entry behind it. */
    private int[] entries = new int[0];
    /** How much of the entries is used. */
    private int used;

    /** Makes the lists of some boxes: the first of these numbers, as many as given. */
    void fill(Bounds area, Boxes boxes, int[] numbers, int count) {
        cut(area);
        used = 0;
        for (int i = count - 1; i >= 0; i--) enter(boxes, numbers[i]);
    }

    private void cut(Bounds area) {
        columns = side(area.width());
        rows = side(area.height());
        originX = area.left();
        originY = area.top();
        cellsPerX = columns / area.width();
        cellsPerY = rows / area.height();
        if (firsts.length < columns * rows) firsts = new int[columns * rows];
        Arrays.fill(firsts, 0, columns * rows, END);
    }

    private static int side(double size) {
        return (int) Math.min(MAX_SIDE, Math.ceil(size / CELL));
    }

    private void enter(Boxes boxes, int box) {
        if (boxes.isWithin(box, SMALL)) enter(row(boxes.y(box)) * columns + column(boxes.x(box)), box);
        else enterAll(boxes, box);
    }

    private void enterAll(Boxes boxes, int box) {
        int firstColumn = column(boxes.left(box));
        int lastColumn = column(boxes.right(box));
        int lastRow = row(boxes.bottom(box));
        for (int r = row(boxes.top(box)); r <= lastRow; r++) {
            for (int c = firstColumn; c <= lastColumn; c++) enter(r * columns + c, box);
        }
    }

    private void enter(int cell, int box) {
        if (used == entries.length) entries = Arrays.copyOf(entries, Math.max(64, 2 * used));
        entries[used] = box;
        entries[used + 1] = firsts[cell];
        firsts[cell] = used;
        used += 2;
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

    /** The first entry of a cell, or {@link #END}. */
    int first(int column, int row) {
        return firsts[row * columns + column];
    }

    int box(int entry) {
        return entries[entry];
    }

    /** The entry behind one, or {@link #END}. */
    int next(int entry) {
        return entries[entry + 1];
    }
}

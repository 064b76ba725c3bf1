package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * A grid of cells that knows which groups have a target or a grazer near each cell. One look finds that most shots are
 * far from everything they could hit.
 *
 * <p>The grid repeats in both directions, as {@link CollisionGrid} does.
 */
public final class GroupGrid {
    /** Size of a cell, about that of a shot; in virtual pixels. */
    private static final double CELL = 8;

    /** Most cells along a side, so that a huge world does not make clearing slow; a power of two. */
    private static final int MAX_SIDE = 128;

    // Number of cells until the grid repeats; powers of two.
    private int columns = 1;
    private int rows = 1;
    /** Distance by which each box is extended; in virtual pixels. */
    private double reach;
    /** The groups of each cell, one bit each; row by row. */
    private long[] cells = new long[1];
    /** Groups that count as near everywhere, one bit each. */
    private long everywhere;

    GroupGrid() {}

    /** Removes all boxes. */
    void clear(Bounds area, double reach) {
        this.reach = reach;
        everywhere = 0;
        columns = side(area.width());
        rows = side(area.height());
        if (cells.length < columns * rows) cells = new long[columns * rows];
        Arrays.fill(cells, 0, columns * rows, 0);
    }

    private static int side(double size) {
        int cells = 1;
        while (cells < MAX_SIDE && cells * CELL < size) cells *= 2;
        return cells;
    }

    /**
     * Adds the boxes of a group.
     *
     * @param group the bit of the group
     * @param effort most cells to fill; a group with more counts as near everywhere
     */
    void add(long group, HitboxArray boxes, int[] numbers, int count, int effort) {
        int left = count <= effort ? effort : -1;
        for (int i = 0; i < count && left >= 0; i++) left = add(group, boxes, numbers[i], left);
        if (left < 0) everywhere |= group;
    }

    /** Adds a box. Returns the remaining effort; below 0 if the box needs more. */
    private int add(long group, HitboxArray boxes, int box, int effort) {
        int column = index(boxes.left(box) - reach);
        int row = index(boxes.top(box) - reach);
        int wide = count(column, index(boxes.right(box) + reach), columns);
        int high = count(row, index(boxes.bottom(box) + reach), rows);
        int left = effort - wide * high;
        for (int i = 0; i < high && left >= 0; i++)
            for (int j = 0; j < wide; j++) cells[cell(row + i, column + j)] |= group;
        return left;
    }

    /** Returns the number of different rows or columns from the first to the last. */
    private static int count(int first, int last, int side) {
        return (int) Math.min(side, 1L + last - first);
    }

    /**
     * Returns the groups that have something near a position.
     *
     * @param x horizontal position; in virtual pixels
     * @param y vertical position; in virtual pixels
     * @return a bit for each group; those missing have nothing within the reach
     */
    public long groupsNear(double x, double y) {
        return cells[cell(index(y), index(x))] | everywhere;
    }

    /** Returns the row or column of a position; any number. */
    private static int index(double position) {
        return (int) Math.floor(position / CELL);
    }

    private int cell(int row, int column) {
        return (row & rows - 1) * columns + (column & columns - 1);
    }
}

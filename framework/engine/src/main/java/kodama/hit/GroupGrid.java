package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * A grid of cells that knows which groups have a target or a grazer near each cell. Finds with one look that most shots
 * are far from everything they could hit.
 *
 * <p>Positions outside the area belong to the cells at its edge.
 */
public final class GroupGrid {
    /** Smallest side of a cell: about the size of a shot. */
    private static final double CELL = 8;

    /** Most cells along a side, so that a huge world does not make clearing slow. */
    private static final int MAX_SIDE = 128;

    private double left;
    private double top;
    private double cellsPerX;
    private double cellsPerY;
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
        left = area.left();
        top = area.top();
        columns = side(area.width());
        rows = side(area.height());
        cellsPerX = columns / area.width();
        cellsPerY = rows / area.height();
        if (cells.length < columns * rows) cells = new long[columns * rows];
        Arrays.fill(cells, 0, columns * rows, 0);
    }

    private static int side(double size) {
        return (int) Math.min(MAX_SIDE, Math.ceil(size / CELL));
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
        int firstColumn = column(boxes.left(box) - reach);
        int lastColumn = column(boxes.right(box) + reach);
        int firstRow = row(boxes.top(box) - reach);
        int lastRow = row(boxes.bottom(box) + reach);
        int left = effort - (lastRow - firstRow + 1) * (lastColumn - firstColumn + 1);
        for (int row = firstRow; left >= 0 && row <= lastRow; row++) {
            int start = row * columns;
            for (int i = start + firstColumn; i <= start + lastColumn; i++) cells[i] |= group;
        }
        return left;
    }

    /**
     * Returns the groups that have something near a position.
     *
     * @param x horizontal position; in virtual pixels
     * @param y vertical position; in virtual pixels
     * @return a bit for each group; those missing have nothing within the reach
     */
    public long groupsNear(double x, double y) {
        return cells[row(y) * columns + column(x)] | everywhere;
    }

    private int column(double x) {
        return clamp((int) ((x - left) * cellsPerX), columns);
    }

    private int row(double y) {
        return clamp((int) ((y - top) * cellsPerY), rows);
    }

    private static int clamp(int index, int length) {
        return Math.max(0, Math.min(length - 1, index));
    }
}

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

    GroupGrid() {}

    /** Removes all boxes. */
    void clear(Bounds area, double reach) {
        this.reach = reach;
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

    /** Adds a box of the groups with these bits. */
    void add(long groups, HitboxArray boxes, int box) {
        int firstColumn = column(boxes.left(box) - reach);
        int lastColumn = column(boxes.right(box) + reach);
        int lastRow = row(boxes.bottom(box) + reach);
        for (int row = row(boxes.top(box) - reach); row <= lastRow; row++) {
            int start = row * columns;
            for (int i = start + firstColumn; i <= start + lastColumn; i++) cells[i] |= groups;
        }
    }

    /**
     * Returns the groups that have something near a position.
     *
     * @param x horizontal position; in virtual pixels
     * @param y vertical position; in virtual pixels
     * @return a bit for each group; those missing have nothing within the reach of the grid
     */
    public long groupsNear(double x, double y) {
        return cells[row(y) * columns + column(x)];
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

package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * Finds the boxes near a place. The area is cut into cells, and each box is in the list of one cell.
 *
 * <p>What lies outside the area belongs to the cells at its rim, so no place is ever missed, only found more slowly.
 */
final class CollisionGrid {
    /* A box is in the cell of its middle. Large boxes are in grids of larger cells: in level n a cell is 2^n cells of
     * level 0 wide and high. So each box has one entry, however large it is, and a search of a level looks as far
     * beyond its place as the boxes of that level reach.
     *
     * A cell's list is a chain of entries, each with a box and the entry behind it. Boxes are entered from the last to
     * the first, each in front of those of its cell: so the chains are in the order of the boxes. */

    /** Ends each chain. */
    static final int END = -1;

    /** Smallest cell: a few targets wide, so that a shot looks at one to four cells. */
    private static final double CELL = 32;

    /** How far boxes of level 0 reach from their middle at most; those of each next level reach twice as far. */
    private static final double SMALL = 16;

    /** What is added to the reach of boxes when they are searched, as numbers are rounded. */
    private static final double ROUNDING = 1;

    /** Most cells along one side, so that a huge world does not cost a huge clearing each tick. */
    private static final int MAX_SIDE = 64;

    /** Number of levels: the last one has a single cell, for boxes of any size. */
    private static final int LEVELS = 7;

    // Top left corner of the area; in virtual pixels.
    private double originX;
    private double originY;
    // How many cells of level 0 a virtual pixel is, to the right and down; at most 1.
    private double cellsPerX;
    private double cellsPerY;
    // Cells of level 0.
    private int columns;
    private int rows;
    /** A bit for each level that has boxes. */
    private int levels;
    /** For each level how far its boxes reach from their middle at most; in virtual pixels. */
    private final double[] reaches = new double[LEVELS];
    /** For each level where the chain of each cell starts, cells row by row. */
    private final int[][] firsts = new int[LEVELS][0];
    /** The box of each entry, and the entry behind it. */
    private int[] entries = new int[0];
    /** How much of the entries is used. */
    private int used;

    /** Makes the lists of some boxes: the first of these numbers, as many as given. */
    void fill(Bounds area, HitboxArray boxes, int[] numbers, int count) {
        columns = side(area.width());
        rows = side(area.height());
        originX = area.left();
        originY = area.top();
        cellsPerX = columns / area.width();
        cellsPerY = rows / area.height();
        if (entries.length < 2 * count) entries = new int[Math.max(64, 4 * count)];
        used = 0;
        levels = 0;
        for (int i = count - 1; i >= 0; i--) enter(boxes, numbers[i]);
    }

    private static int side(double size) {
        return (int) Math.min(MAX_SIDE, Math.ceil(size / CELL));
    }

    private void enter(HitboxArray boxes, int box) {
        double reach = boxes.reach(box);
        int level = 0;
        while (level < LEVELS - 1 && reach > SMALL * (1 << level)) level++;
        if ((levels & 1 << level) == 0) begin(level);
        reaches[level] = Math.max(reaches[level], reach);
        int[] chains = firsts[level];
        int cell = (row(boxes.y(box)) >> level) * columns(level) + (column(boxes.x(box)) >> level);
        entries[used] = box;
        entries[used + 1] = chains[cell];
        chains[cell] = used;
        used += 2;
    }

    private void begin(int level) {
        levels |= 1 << level;
        reaches[level] = 0;
        int cells = columns(level) * ((rows - 1 >> level) + 1);
        if (firsts[level].length < cells) firsts[level] = new int[cells];
        Arrays.fill(firsts[level], 0, cells, END);
    }

    /** How many columns of cells a level has. */
    int columns(int level) {
        return (columns - 1 >> level) + 1;
    }

    /** A bit for each level that has boxes. */
    int levels() {
        return levels;
    }

    /** How far around a place boxes of a level are to be searched; in virtual pixels. */
    double reach(int level) {
        return reaches[level] + ROUNDING;
    }

    /** The column of a place, as cells of level 0; the nearest one for a place outside. */
    int column(double x) {
        return clamp((int) ((x - originX) * cellsPerX), columns);
    }

    /** The row of a place, as cells of level 0; the nearest one for a place outside. */
    int row(double y) {
        return clamp((int) ((y - originY) * cellsPerY), rows);
    }

    private static int clamp(int index, int length) {
        return Math.max(0, Math.min(length - 1, index));
    }

    /** The first entry of each cell of a level, row by row; {@link #END} for an empty cell. */
    int[] firsts(int level) {
        return firsts[level];
    }

    int box(int entry) {
        return entries[entry];
    }

    /** The entry behind one, or {@link #END}. */
    int next(int entry) {
        return entries[entry + 1];
    }
}

package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * Finds the boxes near a position.
 *
 * <ol>
 *   <li>The plane is divided into square cells. Cells of level n are 2^n cells of level 0 wide and high.
 *   <li>A box is entered once, into the cell of its center, in the level that suits its size. A search of a level
 *       extends its area by the reach of the boxes in that level.
 *   <li>The grid repeats in both directions, a power of two cells apart and at least as far as the area is wide and
 *       high. So boxes far outside the area are found as fast as those inside, such as in a level that scrolls.
 *   <li>Each cell has a linked list of entries. Boxes are entered from the last to the first, each at the head of its
 *       list, so every list is in the order of the boxes.
 * </ol>
 */
final class CollisionGrid {
    /** Ends each list. */
    static final int END = -1;

    /** Size of the cells of level 0 for a few boxes: a few targets wide, so that a shot visits one to four cells. */
    private static final double CELL = 32;

    // Numbers of boxes from which cells are half and a quarter as wide, so that few boxes share one.
    private static final int MANY = 1_000;
    private static final int VERY_MANY = 4_000;

    /** Added to the reach in a search, to allow for rounding errors. */
    private static final double ROUNDING = 1;

    /** Most cells along a side for a few boxes, so that a huge world does not make clearing slow; a power of two. */
    private static final int MAX_SIDE = 64;

    /** Number of levels; the last one has a single cell, for boxes of any size. */
    private static final int LEVELS = 9;

    /** Size of the cells of level 0; in virtual pixels. */
    private double cellSize;
    /** Greatest reach of boxes in level 0 from their center, half the size of a cell; it doubles with each level. */
    private double small;
    // Number of cells of level 0 until the grid repeats; powers of two.
    private int columns;
    private int rows;
    /** A bit for each level that has boxes. */
    private int levels;
    /** For each level the greatest reach of its boxes from their center; in virtual pixels. */
    private final double[] reaches = new double[LEVELS];
    /** For each level the first entry of each cell, row by row. */
    private final int[][] firsts = new int[LEVELS][0];
    /** For each entry its box and the next entry. */
    private int[] entries = new int[0];
    /** Used length of the entries. */
    private int used;

    /** Enters the boxes with the first {@code count} of the given numbers. */
    void fill(Bounds area, HitboxArray boxes, int[] numbers, int count) {
        int finer = count < MANY ? 0 : count < VERY_MANY ? 1 : 2;
        cellSize = CELL / (1 << finer);
        small = cellSize / 2;
        columns = side(area.width(), MAX_SIDE << finer);
        rows = side(area.height(), MAX_SIDE << finer);
        if (entries.length < 2 * count) entries = new int[Math.max(64, 4 * count)];
        used = 0;
        levels = 0;
        for (int i = count - 1; i >= 0; i--) enter(boxes, numbers[i]);
    }

    /** Returns the number of cells along a side: a power of two. */
    private int side(double size, int most) {
        int cells = 1;
        while (cells < most && cells * cellSize < size) cells *= 2;
        return cells;
    }

    private void enter(HitboxArray boxes, int box) {
        double reach = boxes.reach(box);
        int level = 0;
        while (level < LEVELS - 1 && reach > small * (1 << level)) level++;
        if ((levels & 1 << level) == 0) begin(level);
        reaches[level] = Math.max(reaches[level], reach);
        int[] chains = firsts[level];
        int cell = cell(level, row(boxes.y(box)) >> level, column(boxes.x(box)) >> level);
        entries[used] = box;
        entries[used + 1] = chains[cell];
        chains[cell] = used;
        used += 2;
    }

    private void begin(int level) {
        levels |= 1 << level;
        reaches[level] = 0;
        int cells = columns(level) * rows(level);
        if (firsts[level].length < cells) firsts[level] = new int[cells];
        Arrays.fill(firsts[level], 0, cells, END);
    }

    /** Number of columns of a level until it repeats. */
    private int columns(int level) {
        return Math.max(1, columns >> level);
    }

    /** Number of rows of a level until it repeats. */
    private int rows(int level) {
        return Math.max(1, rows >> level);
    }

    /** Number of different columns of a level from the first to the last. */
    int columns(int level, int first, int last) {
        return (int) Math.min(columns(level), 1L + last - first);
    }

    /** Number of different rows of a level from the first to the last. */
    int rows(int level, int first, int last) {
        return (int) Math.min(rows(level), 1L + last - first);
    }

    /** A bit for each level that has boxes. */
    int levels() {
        return levels;
    }

    /** Distance by which a search of a level must be extended; in virtual pixels. */
    double reach(int level) {
        return reaches[level] + ROUNDING;
    }

    /** The column of a position, in cells of level 0; any number. */
    int column(double x) {
        return (int) Math.floor(x / cellSize);
    }

    /** The row of a position, in cells of level 0; any number. */
    int row(double y) {
        return (int) Math.floor(y / cellSize);
    }

    /** The index in {@link #firsts} of a row and column of a level. */
    int cell(int level, int row, int column) {
        return (row & rows(level) - 1) * columns(level) + (column & columns(level) - 1);
    }

    /** The first entry of each cell of a level, row by row; {@link #END} for an empty cell. */
    int[] firsts(int level) {
        return firsts[level];
    }

    int box(int entry) {
        return entries[entry];
    }

    /** The next entry, or {@link #END}. */
    int next(int entry) {
        return entries[entry + 1];
    }
}

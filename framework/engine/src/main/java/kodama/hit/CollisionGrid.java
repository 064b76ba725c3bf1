package kodama.hit;

import java.util.Arrays;
import kodama.geom.Bounds;

/**
 * Finds the boxes near a position.
 *
 * <ol>
 *   <li>The area is divided into cells. Cells of level n are 2^n cells of level 0 wide and high.
 *   <li>A box is entered once, into the cell of its center, in the level that suits its size. A search of a level
 *       extends its area by the reach of the boxes in that level.
 *   <li>Each cell has a linked list of entries. Boxes are entered from the last to the first, each at the head of its
 *       list, so every list is in the order of the boxes.
 * </ol>
 *
 * <p>Positions outside the area belong to the cells at its edge, so nothing is missed, only found more slowly.
 */
final class CollisionGrid {
    /** Ends each list. */
    static final int END = -1;

    /** Smallest cell size: a few targets wide, so that a shot visits one to four cells. */
    private static final double CELL = 32;

    /** Greatest reach of boxes in level 0 from their center; it doubles with each level. */
    private static final double SMALL = 16;

    /** Added to the reach in a search, to allow for rounding errors. */
    private static final double ROUNDING = 1;

    /** Most cells along a side, so that a huge world does not make clearing slow. */
    private static final int MAX_SIDE = 64;

    /** Number of levels; the last one has a single cell, for boxes of any size. */
    private static final int LEVELS = 7;

    // Top left corner of the area; in virtual pixels.
    private double originX;
    private double originY;
    // Cells of level 0 per virtual pixel, horizontally and vertically; at most 1.
    private double cellsPerX;
    private double cellsPerY;
    // Number of cells of level 0.
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

    /** Number of columns in a level. */
    int columns(int level) {
        return (columns - 1 >> level) + 1;
    }

    /** A bit for each level that has boxes. */
    int levels() {
        return levels;
    }

    /** Distance by which a search of a level must be extended; in virtual pixels. */
    double reach(int level) {
        return reaches[level] + ROUNDING;
    }

    /** The column of a position, in cells of level 0; the nearest one for positions outside. */
    int column(double x) {
        return clamp((int) ((x - originX) * cellsPerX), columns);
    }

    /** The row of a position, in cells of level 0; the nearest one for positions outside. */
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

    /** The next entry, or {@link #END}. */
    int next(int entry) {
        return entries[entry + 1];
    }
}

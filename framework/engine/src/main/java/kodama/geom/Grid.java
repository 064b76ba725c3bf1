package kodama.geom;

import java.util.Arrays;
import kodama.base.Checks;

/**
 * A map of what it costs to step onto each cell; some cells are blocked.
 *
 * <p>Built by one thread; once it does not change any more, any number of them may search it.
 */
public final class Grid {
    /** The cost of a cell that cannot be stepped onto. */
    public static final int BLOCKED = 0;

    /** The greatest cost of a cell; one without obstacles has 1. */
    public static final int MAX_COST = 1000;

    /** Most columns or rows. */
    public static final int MAX_SIDE = 1024;

    private final int width;
    private final int height;
    private final short[] costs;

    /**
     * Makes a grid whose cells are all open and cost 1.
     *
     * @param width number of columns, 1 to 1024
     * @param height number of rows, 1 to 1024
     * @throws IllegalArgumentException if a side is out of range
     */
    public Grid(int width, int height) {
        this.width = Checks.between("grid width", width, 1, MAX_SIDE);
        this.height = Checks.between("grid height", height, 1, MAX_SIDE);
        this.costs = new short[width * height];
        Arrays.fill(costs, (short) 1);
    }

    /**
     * Sets what a step onto a cell costs.
     *
     * @param x column, from 0
     * @param y row, from 0
     * @param cost 1 to 1000, or {@link #BLOCKED}
     * @throws IllegalArgumentException if there is no such cell or the cost is out of range
     */
    public Grid set(int x, int y, int cost) {
        checkInside(x, y);
        costs[y * width + x] = (short) Checks.between("cost of cell " + x + "," + y, cost, BLOCKED, MAX_COST);
        return this;
    }

    void checkInside(int x, int y) {
        Checks.between("column", x, 0, width - 1);
        Checks.between("row", y, 0, height - 1);
    }

    /** Returns the number of columns: 1 to 1024. */
    public int width() {
        return width;
    }

    /** Returns the number of rows: 1 to 1024. */
    public int height() {
        return height;
    }

    /** The cost of a cell by its index, row-major. */
    int cost(int cell) {
        return costs[cell];
    }

    /** Whether a cell is inside the grid and open. */
    boolean isOpen(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && costs[y * width + x] != BLOCKED;
    }
}

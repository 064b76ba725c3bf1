package kodama.geom;

import java.util.Arrays;
import kodama.base.Checks;

/**
 * A map with the cost of entering each cell; cells may be blocked.
 *
 * <p>Built by one thread; once it is complete, any number of threads may search it.
 */
public final class Grid {
    /** The cost of a blocked cell. */
    public static final int BLOCKED = 0;

    /** The highest cost of a cell (default 1). */
    public static final int MAX_COST = 1000;

    /** The most columns or rows. */
    public static final int MAX_SIDE = 1024;

    private final int width;
    private final int height;
    private final short[] costs;

    /**
     * Creates a grid in which every cell is open and costs 1.
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
     * Sets the cost of entering a cell.
     *
     * @param x column, from 0
     * @param y row, from 0
     * @param cost 1 to 1000, or {@link #BLOCKED}
     * @throws IllegalArgumentException if the cell does not exist or the cost is out of range
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

    /** The cost of a cell by its row-major index. */
    int cost(int cell) {
        return costs[cell];
    }

    /** Whether a cell is inside the grid and open. */
    boolean isOpen(int x, int y) {
        return x >= 0 && y >= 0 && x < width && y < height && costs[y * width + x] != BLOCKED;
    }
}

package kodama.ground;

import org.jspecify.annotations.Nullable;

/**
 * Where the world is solid: a grid of cells, each empty or with a {@link CellShape}. Outside the grid, everything is
 * empty. Positions are in virtual pixels, y down.
 */
public final class Ground {
    private static final int SHIFT = 4;
    private static final int SIDE = 1 << SHIFT;

    private final int cellWidth;
    private final int cellHeight;
    private final int left;
    private final int top;
    private final int columns;
    private final int rows;
    private final int blockColumns;
    /** Blocks of cells, so that empty regions cost nothing. */
    private final CellShape[] @Nullable [] blocks;

    private final Platforms platforms = new Platforms();

    /**
     * Creates empty ground.
     *
     * @param left first column
     * @param top first row
     * @param columns number of columns, at least 0
     * @param rows number of rows, at least 0
     * @param cellWidth width of a cell, in pixels, at least 1
     * @param cellHeight height of a cell, in pixels, at least 1
     */
    public Ground(int left, int top, int columns, int rows, int cellWidth, int cellHeight) {
        this.left = left;
        this.top = top;
        this.columns = columns;
        this.rows = rows;
        this.cellWidth = cellWidth;
        this.cellHeight = cellHeight;
        blockColumns = columns + SIDE - 1 >> SHIFT;
        blocks = new CellShape[blockColumns * (rows + SIDE - 1 >> SHIFT)][];
    }

    public int cellWidth() {
        return cellWidth;
    }

    public int cellHeight() {
        return cellHeight;
    }

    /** Returns the first column. */
    public int left() {
        return left;
    }

    /** Returns the first row. */
    public int top() {
        return top;
    }

    public int columns() {
        return columns;
    }

    public int rows() {
        return rows;
    }

    /** Returns what is solid in a cell; null if nothing is. */
    public @Nullable CellShape at(int column, int row) {
        int x = column - left;
        int y = row - top;
        if (x < 0 || y < 0 || x >= columns || y >= rows) return null;
        CellShape[] block = blocks[(y >> SHIFT) * blockColumns + (x >> SHIFT)];
        return block == null ? null : block[(y & SIDE - 1) << SHIFT | x & SIDE - 1];
    }

    /**
     * Sets what is solid in a cell; null for nothing.
     *
     * @throws IndexOutOfBoundsException if there is no such cell
     */
    public void set(int column, int row, @Nullable CellShape shape) {
        int x = column - left;
        int y = row - top;
        if (x < 0 || y < 0 || x >= columns || y >= rows)
            throw new IndexOutOfBoundsException("cell " + column + "," + row + " is outside the ground");
        int at = (y >> SHIFT) * blockColumns + (x >> SHIFT);
        if (blocks[at] == null) blocks[at] = new CellShape[SIDE * SIDE];
        blocks[at][(y & SIDE - 1) << SHIFT | x & SIDE - 1] = shape;
    }

    private int column(double x) {
        return (int) Math.floor(x / cellWidth);
    }

    private int row(double y) {
        return (int) Math.floor(y / cellHeight);
    }

    /**
     * Returns the boxes that move over the grid and are as solid as its cells for positions, rays and floors; empty at
     * first. {@link #at} does not return them.
     */
    public Platforms platforms() {
        return platforms;
    }

    /** Returns whether a position is solid; platforms that are open from below are not. */
    public boolean solid(double x, double y) {
        if (platforms.count() > 0 && platforms.contains(x, y)) return true;
        int column = column(x);
        int row = row(y);
        CellShape shape = wall(column, row);
        return shape != null
                && (shape.isFull() || shape.contains(x - column * (double) cellWidth, y - row * (double) cellHeight));
    }

    private @Nullable CellShape wall(int column, int row) {
        CellShape shape = at(column, row);
        return shape == null || shape.isOneWay() ? null : shape;
    }

    /** Returns whether all cells around two positions are empty; a short move between them meets nothing. */
    public boolean isEmptyBetween(double x1, double y1, double x2, double y2) {
        if (platforms.count() > 0 && platforms.isBetween(x1, y1, x2, y2)) return false;
        int fromColumn = column(Math.min(x1, x2));
        int toColumn = column(Math.max(x1, x2));
        int fromRow = row(Math.min(y1, y2));
        int toRow = row(Math.max(y1, y2));
        if (toColumn - fromColumn > 1 || toRow - fromRow > 1) return false;
        return wall(fromColumn, fromRow) == null
                && wall(toColumn, fromRow) == null
                && wall(fromColumn, toRow) == null
                && wall(toColumn, toRow) == null;
    }

    /**
     * Finds the first place at which a ray meets the ground.
     *
     * @param out receives the place; unchanged, apart from the normal, if there is none
     * @return whether there is one
     */
    public boolean ray(double x1, double y1, double x2, double y2, RayHit out) {
        boolean isHit = rayOfCells(x1, y1, x2, y2, out);
        if (platforms.count() == 0) return isHit;
        return platforms.ray(x1, y1, x2, y2, isHit ? out.fraction : 2, out) || isHit;
    }

    private boolean rayOfCells(double x1, double y1, double x2, double y2, RayHit out) {
        double dx = x2 - x1;
        double dy = y2 - y1;
        double enterX = enter(x1, dx, left * (double) cellWidth, (left + columns) * (double) cellWidth);
        double enterY = enter(y1, dy, top * (double) cellHeight, (top + rows) * (double) cellHeight);
        double at = Math.max(0, Math.max(enterX, enterY));
        if (!(at <= 1)) return false;
        boolean isSide = at > 0 && enterX >= enterY;
        boolean isInside = at == 0;
        int stepX = dx > 0 ? 1 : -1;
        int stepY = dy > 0 ? 1 : -1;
        int column = within(column(x1 + dx * at), left, columns);
        int row = within(row(y1 + dy * at), top, rows);
        while (true) {
            CellShape shape = wall(column, row);
            if (shape != null && shape.isFull()) {
                double normalX = isInside || !isSide ? 0 : -stepX;
                double normalY = isInside || isSide ? 0 : -stepY;
                out.set(x1 + dx * at, y1 + dy * at, normalX, normalY, at);
                return true;
            }
            if (shape != null) {
                double x = x1 - column * (double) cellWidth;
                double y = y1 - row * (double) cellHeight;
                double met = shape.enter(x, y, dx, dy, out);
                if (met <= 1) {
                    out.set(x1 + dx * met, y1 + dy * met, out.normalX, out.normalY, met);
                    return true;
                }
            }
            double nextX = dx == 0 ? 2 : ((column + (dx > 0 ? 1 : 0)) * (double) cellWidth - x1) / dx;
            double nextY = dy == 0 ? 2 : ((row + (dy > 0 ? 1 : 0)) * (double) cellHeight - y1) / dy;
            isSide = nextX <= nextY;
            isInside = false;
            at = Math.max(at, Math.min(nextX, nextY));
            if (at > 1) return false;
            if (isSide) column += stepX;
            else row += stepY;
            if (column < left || row < top || column >= left + columns || row >= top + rows) return false;
        }
    }

    /**
     * Finds the floor below a position: the highest wall or platform that is open from below.
     *
     * @param fromY where the search begins; a floor above is not found, and inside a wall it is found at once
     * @param toY where the search ends
     * @param out receives the place; unchanged, apart from the normal, if there is none
     * @return whether there is one
     */
    public boolean floor(double x, double fromY, double toY, RayHit out) {
        boolean isFound = floorOfCells(x, fromY, toY, out);
        if (platforms.count() == 0) return isFound;
        if (platforms.covers(x, fromY)) {
            out.set(x, fromY, 0, 0, 0);
            return true;
        }
        double before = isFound ? out.y : Math.nextUp(toY);
        double top = platforms.floor(x, fromY, before);
        if (top >= before) return isFound;
        out.set(x, top, 0, -1, toY == fromY ? 0 : (top - fromY) / (toY - fromY));
        return true;
    }

    private boolean floorOfCells(double x, double fromY, double toY, RayHit out) {
        int column = column(x);
        if (column < left || column >= left + columns) return false;
        int last = Math.min(row(toY), top + rows - 1);
        for (int row = Math.max(row(fromY), top); row <= last; row++) {
            CellShape shape = at(column, row);
            if (shape == null) continue;
            double inCell = fromY - row * (double) cellHeight;
            double met = shape.enter(x - column * (double) cellWidth, inCell, 0, toY - fromY, out);
            if (met > 1 || (shape.isOneWay() && out.normalY == 0)) continue;
            out.set(x, fromY + (toY - fromY) * met, out.normalX, out.normalY, met);
            return true;
        }
        return false;
    }

    /** Returns the part of the way at which a coordinate enters an interval; above 1 if it does not. */
    private static double enter(double from, double way, double first, double last) {
        if (from >= first && from < last) return 0;
        if (way == 0) return 2;
        double part = ((from < first ? first : last) - from) / way;
        return part < 0 ? 2 : part;
    }

    private static int within(int cell, int first, int count) {
        return Math.max(first, Math.min(first + count - 1, cell));
    }
}

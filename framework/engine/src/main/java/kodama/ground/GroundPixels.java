package kodama.ground;

/** Finds solid pixels in rectangles of the ground. Rectangles are given by their first and last pixels. */
final class GroundPixels {
    /** {@link #isEmpty} does not look at more cells. */
    private static final int MOST_CELLS = 1024;

    private final Ground ground;
    private final Platforms platforms;
    private final int cellWidth;
    private final int cellHeight;
    private long work;

    GroundPixels(Ground ground, Platforms platforms) {
        this.ground = ground;
        this.platforms = platforms;
        cellWidth = ground.cellWidth();
        cellHeight = ground.cellHeight();
    }

    /** Returns whether a rectangle is known to be empty of cells and platforms; false if it has many cells. */
    boolean isEmpty(int left, int top, int right, int bottom) {
        if (platforms.isNear(left, top, right, bottom)) return false;
        int firstColumn = firstColumn(left);
        int lastColumn = lastColumn(right);
        int firstRow = firstRow(top);
        int lastRow = lastRow(bottom);
        if (firstColumn > lastColumn || firstRow > lastRow) return true;
        if ((lastColumn - firstColumn + 1L) * (lastRow - firstRow + 1L) > MOST_CELLS) return false;
        for (int row = firstRow; row <= lastRow; row++) {
            work += lastColumn - firstColumn + 1;
            for (int column = firstColumn; column <= lastColumn; column++)
                if (ground.at(column, row) != null) return false;
        }
        return true;
    }

    /** Returns whether a rectangle has a pixel of a wall; platforms are not walls. */
    boolean hasWall(int left, int top, int right, int bottom) {
        work += 1 + platforms.count();
        if (platforms.hasWall(left, top, right, bottom)) return true;
        int firstColumn = firstColumn(left);
        int lastColumn = lastColumn(right);
        int lastRow = lastRow(bottom);
        for (int row = firstRow(top); row <= lastRow && firstColumn <= lastColumn; row++) {
            work += lastColumn - firstColumn + 1;
            for (int column = firstColumn; column <= lastColumn; column++) {
                CellShape shape = ground.at(column, row);
                if (shape == null || shape.isOneWay()) continue;
                if (shape.isFull() || hasPixel(shape, column, row, left, top, right, bottom)) return true;
            }
        }
        return false;
    }

    private boolean hasPixel(CellShape shape, int column, int row, int left, int top, int right, int bottom) {
        int x = column * cellWidth;
        int y = row * cellHeight;
        work += Math.min(cellHeight, bottom - top + 1) * (1L + cellWidth / Long.SIZE);
        return shape.hasPixel(left - x, top - y, right - x, bottom - y);
    }

    private int firstColumn(int x) {
        return Math.max(ground.left(), Math.floorDiv(x, cellWidth));
    }

    private int lastColumn(int x) {
        return Math.min(ground.left() + ground.columns() - 1, Math.floorDiv(x, cellWidth));
    }

    private int firstRow(int y) {
        return Math.max(ground.top(), Math.floorDiv(y, cellHeight));
    }

    private int lastRow(int y) {
        return Math.min(ground.top() + ground.rows() - 1, Math.floorDiv(y, cellHeight));
    }

    /** Returns whether a row of pixels holds a box that stands on it: with a wall or with the surface of a platform. */
    boolean holds(int left, int right, int y, boolean isDropping) {
        if (platforms.holding(left, right, y, isDropping) >= 0) return true;
        int row = Math.floorDiv(y, cellHeight);
        int lastColumn = lastColumn(right);
        work += 1 + platforms.count();
        for (int column = firstColumn(left); column <= lastColumn; column++) {
            work++;
            CellShape shape = ground.at(column, row);
            if (shape == null) continue;
            int from = Math.max(left, column * cellWidth);
            int to = Math.min(right, column * cellWidth + cellWidth - 1);
            if (shape.isFull() || (!shape.isOneWay() && hasWall(from, y, to, y))) return true;
            if (!shape.isOneWay() || isDropping) continue;
            work += to - from + 1;
            for (int x = from; x <= to; x++) if (isSurface(x, y)) return true;
        }
        return false;
    }

    /** Returns the number of cells, rows of shapes and platforms that were looked at so far. */
    long work() {
        return work;
    }

    /** Returns whether a pixel is the highest of a platform. */
    boolean isSurface(int x, int y) {
        return isPlatform(x, y) && !isPlatform(x, y - 1);
    }

    private boolean isPlatform(int x, int y) {
        int column = Math.floorDiv(x, cellWidth);
        int row = Math.floorDiv(y, cellHeight);
        CellShape shape = ground.at(column, row);
        return shape != null && shape.isOneWay() && shape.hasPixel(x - column * cellWidth, y - row * cellHeight);
    }
}

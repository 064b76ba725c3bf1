package kodama.ground;

/** Finds solid pixels in rectangles of the ground. Rectangles are given by their first and last pixels. */
final class GroundPixels {
    private final Ground ground;
    private final Platforms platforms;
    private final int cellWidth;
    private final int cellHeight;

    GroundPixels(Ground ground, Platforms platforms) {
        this.ground = ground;
        this.platforms = platforms;
        cellWidth = ground.cellWidth();
        cellHeight = ground.cellHeight();
    }

    /** Returns whether all cells of a rectangle are empty, also of platforms. */
    boolean isEmpty(int left, int top, int right, int bottom) {
        if (platforms.isNear(left, top, right, bottom)) return false;
        int firstColumn = Math.max(ground.left(), Math.floorDiv(left, cellWidth));
        int lastColumn = Math.min(ground.left() + ground.columns() - 1, Math.floorDiv(right, cellWidth));
        int firstRow = Math.max(ground.top(), Math.floorDiv(top, cellHeight));
        int lastRow = Math.min(ground.top() + ground.rows() - 1, Math.floorDiv(bottom, cellHeight));
        for (int row = firstRow; row <= lastRow; row++)
            for (int column = firstColumn; column <= lastColumn; column++)
                if (ground.at(column, row) != null) return false;
        return true;
    }

    /** Returns whether a rectangle has a pixel of a wall; platforms are not walls. */
    boolean hasWall(int left, int top, int right, int bottom) {
        if (platforms.hasWall(left, top, right, bottom)) return true;
        int lastColumn = Math.floorDiv(right, cellWidth);
        int lastRow = Math.floorDiv(bottom, cellHeight);
        for (int row = Math.floorDiv(top, cellHeight); row <= lastRow; row++)
            for (int column = Math.floorDiv(left, cellWidth); column <= lastColumn; column++) {
                CellShape shape = ground.at(column, row);
                if (shape == null || shape.isOneWay()) continue;
                int x = column * cellWidth;
                int y = row * cellHeight;
                if (shape.isFull() || shape.hasPixel(left - x, top - y, right - x, bottom - y)) return true;
            }
        return false;
    }

    /** Returns whether a row of pixels holds a box that stands on it: with a wall or with the surface of a platform. */
    boolean holds(int left, int right, int y, boolean isDropping) {
        if (platforms.holding(left, right, y, isDropping) >= 0) return true;
        int row = Math.floorDiv(y, cellHeight);
        int lastColumn = Math.floorDiv(right, cellWidth);
        for (int column = Math.floorDiv(left, cellWidth); column <= lastColumn; column++) {
            CellShape shape = ground.at(column, row);
            if (shape == null) continue;
            int from = Math.max(left, column * cellWidth);
            int to = Math.min(right, column * cellWidth + cellWidth - 1);
            if (shape.isFull() || (!shape.isOneWay() && hasWall(from, y, to, y))) return true;
            if (!shape.isOneWay() || isDropping) continue;
            for (int x = from; x <= to; x++) if (isSurface(x, y)) return true;
        }
        return false;
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

package kodama.ground;

/** Finds the point of walls that is nearest to a point outside them, and the angle of the surface there. */
final class SurfaceFinder {
    private final Ground ground;
    private final RayHit found = new RayHit();
    private double angle;
    private int work;

    SurfaceFinder(Ground ground) {
        this.ground = ground;
    }

    /**
     * Finds the nearest point.
     *
     * @param reach largest distance, in pixels
     * @param towardX the direction in which it must be, or 0, 0 for any
     * @return whether there is one
     */
    boolean find(double x, double y, double reach, int towardX, int towardY) {
        found.fraction = reach * reach;
        boolean isFound = false;
        int lastColumn = within((x + reach) / ground.cellWidth(), ground.left(), ground.columns());
        int lastRow = within((y + reach) / ground.cellHeight(), ground.top(), ground.rows());
        int firstColumn = within((x - reach) / ground.cellWidth(), ground.left(), ground.columns());
        for (int row = within((y - reach) / ground.cellHeight(), ground.top(), ground.rows()); row <= lastRow; row++)
            for (int column = firstColumn; column <= lastColumn; column++) {
                CellShape shape = ground.at(column, row);
                work++;
                if (shape == null || shape.isOneWay()) continue;
                double cellX = column * (double) ground.cellWidth();
                double cellY = row * (double) ground.cellHeight();
                work += shape.corners();
                isFound |= shape.nearest(cellX, cellY, x, y, towardX, towardY, found);
            }
        if (isFound) angle = found.slope();
        return isFound;
    }

    private static int within(double cell, int first, int count) {
        return (int) Math.max(first, Math.min(first + count - 1.0, Math.floor(cell)));
    }

    double x() {
        return found.x;
    }

    double y() {
        return found.y;
    }

    /** Returns the angle of the surface, in degrees as those of directions; 180 for a ceiling. */
    double angle() {
        return angle;
    }

    /** Returns the work since the last call, in steps. */
    int takeWork() {
        int taken = work / 8;
        work = 0;
        return taken;
    }
}

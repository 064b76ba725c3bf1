package kodama.geom;

import kodama.base.Checks;

/** Rejects corners that do not form a convex polygon, and names the corner at fault. */
final class ConvexCorners {
    private static final int MIN_CORNERS = 3;

    /** More corners look no rounder, and take more time. */
    private static final int MAX_CORNERS = 32;

    private final double[] coordinates;
    private final int count;

    private ConvexCorners(double[] coordinates) {
        this.coordinates = coordinates;
        this.count = coordinates.length / 2;
    }

    /** Checks corners given as x and y in turn, in either order around the polygon. */
    static void check(double... coordinates) {
        if (coordinates.length % 2 != 0)
            throw new IllegalArgumentException(
                    "a polygon must have x and y of each corner but had " + coordinates.length + " numbers");
        Checks.between("corners of a polygon", coordinates.length / 2, MIN_CORNERS, MAX_CORNERS);
        for (double coordinate : coordinates) Checks.finite("a corner of a polygon", coordinate);
        new ConvexCorners(coordinates).check();
    }

    private void check() {
        double direction = 0;
        for (int i = 0; i < count; i++) {
            if (stepX(i) == 0 && stepY(i) == 0)
                throw failure("corner " + number(i + 1) + " is at the same position as corner " + (i + 1));
            double turn = stepX(i) * stepY(i + 1) - stepY(i) * stepX(i + 1);
            if (turn * direction < 0) throw failure("at corner " + number(i + 1) + " it turns the other way");
            if (turn != 0) direction = turn;
        }
        if (direction == 0) throw failure("its corners are on one line");
        if (directionChanges() > 2) throw failure("its edges cross");
    }

    /** How often the horizontal direction changes along the edges: twice for a simple convex polygon. */
    private int directionChanges() {
        int changes = 0;
        double before = 0;
        for (int i = 0; i <= 2 * count; i++) {
            double step = stepX(i);
            if (step * before < 0 && i > count) changes++;
            if (step != 0) before = step;
        }
        return changes;
    }

    private double stepX(int corner) {
        return coordinates[2 * ((corner + 1) % count)] - coordinates[2 * (corner % count)];
    }

    private double stepY(int corner) {
        return coordinates[2 * ((corner + 1) % count) + 1] - coordinates[2 * (corner % count) + 1];
    }

    /** Numbers of corners in messages start at 1. */
    private int number(int corner) {
        return corner % count + 1;
    }

    private static IllegalArgumentException failure(String why) {
        return new IllegalArgumentException("a polygon must be convex, but " + why);
    }
}

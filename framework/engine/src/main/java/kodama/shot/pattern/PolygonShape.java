package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * The outline of a regular polygon or star that grows as it flies: shots of its corners have the whole speed, the first
 * corner in the direction of the pattern.
 *
 * @param n how many shots on the whole outline; at least 1, each corner has one if it is a multiple of them
 * @param corners how many corners; at least 3
 * @param skip how many corners on a side leads; 1 for a polygon, 2 for the star of five, below half the corners
 */
public record PolygonShape(int n, int corners, int skip) implements PatternShape {
    private static final int LEAST_CORNERS = 3;

    /**
     * Checks it.
     *
     * @param n how many shots on the whole outline; at least 1, each corner has one if it is a multiple of them
     * @param corners how many corners; at least 3
     * @param skip how many corners on a side leads; 1 for a polygon, 2 for the star of five, below half the corners
     * @throws IllegalArgumentException if a number is out of its range
     */
    public PolygonShape {
        Checks.atLeast("n", n, 1);
        Checks.atLeast("corners", corners, LEAST_CORNERS);
        Checks.between("skip", skip, 1, (corners - 1) / 2);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        long along = (long) i * corners;
        int corner = (int) (along / n);
        double share = (double) (along % n) / n;
        ShapeOutline.stretch(
                spot,
                mean(ShapeOutline.x(turn(corner)), ShapeOutline.x(turn(corner + skip)), share),
                mean(ShapeOutline.y(turn(corner)), ShapeOutline.y(turn(corner + skip)), share));
    }

    private double turn(int corner) {
        return 360.0 * corner / corners;
    }

    private static double mean(double from, double to, double share) {
        return from + (to - from) * share;
    }
}

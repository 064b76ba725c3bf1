package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * The outline of a regular polygon or star that grows as it flies. Shots at the corners have the full speed; the first
 * corner is in the direction of the pattern.
 *
 * @param n number of shots on the outline; at least 1. A multiple of the corners puts a shot at each corner
 * @param corners number of corners; at least 3
 * @param skip number of corners from one end of a side to the other; 1 for a polygon, 2 for a five-pointed star, below
 *     half the corners
 */
public record PolygonShape(int n, int corners, int skip) implements PatternShape {
    private static final int MIN_CORNERS = 3;

    /**
     * Creates a polygon.
     *
     * @param n number of shots on the outline; at least 1. A multiple of the corners puts a shot at each corner
     * @param corners number of corners; at least 3
     * @param skip number of corners from one end of a side to the other; 1 for a polygon, 2 for a five-pointed star,
     *     below half the corners
     * @throws IllegalArgumentException if a number is out of range
     */
    public PolygonShape {
        Checks.atLeast("n", n, 1);
        Checks.atLeast("corners", corners, MIN_CORNERS);
        Checks.between("skip", skip, 1, (corners - 1) / 2);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        long along = (long) i * corners;
        int corner = (int) (along / n);
        double share = (double) (along % n) / n;
        ShapeOutline.stretch(
                point,
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

package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions spread evenly over a sector, both edges included.
 *
 * <p>{@code n = 5, spread = 40} around 90 gives 70, 80, 90, 100, 110. A single shot flies along the center. For a full
 * circle take {@link RingShape}: here the first and the last of a spread of 360 fly the same way.
 *
 * <pre>{@code
 * for (int i = 0; i < n; i++) shots.add(style, group, x, y, Fan.angle(i, n, 40, Aim.angle(x, y, shipX, shipY)), 2);
 * }</pre>
 *
 * @param n how many shots; at least 1
 * @param spread angle between the first and the last shot; in degrees, negative for the opposite order
 */
public record FanShape(int n, double spread) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param spread angle between the first and the last shot; in degrees, negative for the opposite order
     * @throws IllegalArgumentException if n is below 1 or the spread is no finite number
     */
    public FanShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("spread", spread);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        spot.angle = angle(i, n, spread, spot.angle);
    }

    /**
     * Returns the direction of one shot of the fan.
     *
     * @param index which shot; from 0 to n - 1
     * @param n how many shots the fan has; at least 1
     * @param spread angle between the first and the last shot; in degrees, negative for the opposite order
     * @param center direction of the middle; in degrees
     * @return direction in degrees, not brought into any range
     * @throws IllegalArgumentException if n is below 1 or the index is none of the fan's
     */
    public static double angle(int index, int n, double spread, double center) {
        Checks.atLeast("n", n, 1);
        Checks.between("index", index, 0, n - 1);
        return n == 1 ? center : center + spread * (2 * index - n + 1) / (2 * (n - 1));
    }
}

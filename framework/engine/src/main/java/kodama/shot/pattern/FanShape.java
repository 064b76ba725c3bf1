package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions spread evenly over a sector, including both edges.
 *
 * <p>{@code n = 5, spread = 40} around 90 gives 70, 80, 90, 100, 110. A single shot flies along the center. For a full
 * circle use {@link RingShape}, because the first and the last shot of a spread of 360 fly in the same direction.
 *
 * <pre>{@code
 * double aim = Aim.angle(x, y, shipX, shipY);
 * for (int i = 0; i < n; i++) shots.fire(spec, x, y, FanShape.angle(i, n, 40, aim), 2);
 * }</pre>
 *
 * @param n number of shots; at least 1
 * @param spread angle between the first and the last shot; in degrees, negative reverses the order
 */
public record FanShape(int n, double spread) implements PatternShape {
    /**
     * Creates a fan.
     *
     * @param n number of shots; at least 1
     * @param spread angle between the first and the last shot; in degrees, negative reverses the order
     * @throws IllegalArgumentException if n is below 1 or the spread is not finite
     */
    public FanShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("spread", spread);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        point.angle = angle(i, n, spread, point.angle);
    }

    /**
     * Returns the direction of one shot of a fan.
     *
     * @param index index of the shot; 0 to n - 1
     * @param n number of shots; at least 1
     * @param spread angle between the first and the last shot; in degrees, negative reverses the order
     * @param center direction of the center; in degrees
     * @return direction in degrees, not normalized
     * @throws IllegalArgumentException if n is below 1 or the index is out of range
     */
    public static double angle(int index, int n, double spread, double center) {
        Checks.atLeast("n", n, 1);
        Checks.between("index", index, 0, n - 1);
        return n == 1 ? center : center + spread * (2 * index - n + 1) / (2 * (n - 1));
    }
}

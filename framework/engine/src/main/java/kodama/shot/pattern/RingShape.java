package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions spread evenly over the full circle.
 *
 * <p>{@code n = 4} starting at 0 gives 0, 90, 180, 270: right, down, left, up.
 *
 * @param n number of shots; at least 1
 */
public record RingShape(int n) implements PatternShape {
    /**
     * Creates a ring.
     *
     * @param n number of shots; at least 1
     * @throws IllegalArgumentException if n is below 1
     */
    public RingShape {
        Checks.atLeast("n", n, 1);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        point.angle = angle(i, n, point.angle);
    }

    /**
     * Returns the direction of one shot of the ring.
     *
     * @param index index of the shot; 0 to n - 1
     * @param n number of shots; at least 1
     * @param start direction of the first shot; in degrees
     * @return direction in degrees, not normalized
     * @throws IllegalArgumentException if n is below 1 or the index is out of range
     */
    public static double angle(int index, int n, double start) {
        Checks.atLeast("n", n, 1);
        Checks.between("index", index, 0, n - 1);
        return start + 360.0 * index / n;
    }
}

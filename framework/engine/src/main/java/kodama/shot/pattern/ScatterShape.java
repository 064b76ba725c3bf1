package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Random directions in a sector.
 *
 * @param n number of shots; at least 1
 * @param spread width of the sector around the direction of the pattern; in degrees
 */
public record ScatterShape(int n, double spread) implements PatternShape {
    /** Index of the direction among the random numbers of a shot; those of {@link Placement} follow. */
    private static final int DIRECTION = 0;

    /**
     * Creates a scatter.
     *
     * @param n number of shots; at least 1
     * @param spread width of the sector around the direction of the pattern; in degrees
     * @throws IllegalArgumentException if n is below 1 or the spread is not finite
     */
    public ScatterShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("spread", spread);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        point.turn(spread * (HashRandom.fraction(HashRandom.key(key, i), DIRECTION) - 0.5));
    }

    @Override
    public boolean isRandom() {
        return true;
    }
}

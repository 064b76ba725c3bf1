package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions anywhere in a sector, each by chance.
 *
 * @param n how many shots; at least 1
 * @param spread width of the sector around the direction of the pattern; in degrees
 */
public record ScatterShape(int n, double spread) implements PatternShape {
    /** Which of a shot's numbers the direction is; those of {@link Placement} come behind. */
    private static final int DIRECTION = 0;

    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param spread width of the sector around the direction of the pattern; in degrees
     * @throws IllegalArgumentException if n is below 1 or the spread is no finite number
     */
    public ScatterShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("spread", spread);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        spot.turn(spread * (HashRandom.fraction(HashRandom.key(key, i), DIRECTION) - 0.5));
    }

    @Override
    public boolean isRandom() {
        return true;
    }
}

package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Shots of one direction, the first the slowest.
 *
 * <p>With a slowest of 1 all are alike, until the numbers of a {@link Placement} tell them apart.
 *
 * @param n how many shots; at least 1
 * @param slowest how fast the first is, as a part of the speed of the last; one alone has the speed of the last
 */
public record StackShape(int n, double slowest) implements PatternShape {
    /** One shot. */
    public static final StackShape ONE = new StackShape(1, 1);

    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param slowest how fast the first is, as a part of the speed of the last; one alone has the speed of the last
     * @throws IllegalArgumentException if n is below 1 or the slowest is no finite number
     */
    public StackShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("slowest", slowest);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        if (n > 1) spot.multiplySpeed(slowest + (1 - slowest) * i / (n - 1));
    }
}

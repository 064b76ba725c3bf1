package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Shots in the same direction at different speeds, the slowest first.
 *
 * <p>With a {@code slowest} of 1 all are equal, unless the numbers of a {@link Placement} vary them.
 *
 * @param n number of shots; at least 1
 * @param slowest speed of the first, relative to that of the last; a single one has the speed of the last
 */
public record StackShape(int n, double slowest) implements PatternShape {
    /** One shot. */
    public static final StackShape ONE = new StackShape(1, 1);

    /**
     * Creates a stack.
     *
     * @param n number of shots; at least 1
     * @param slowest speed of the first, relative to that of the last; a single one has the speed of the last
     * @throws IllegalArgumentException if n is below 1 or the slowest is not finite
     */
    public StackShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("slowest", slowest);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        if (n > 1) point.multiplySpeed(slowest + (1 - slowest) * i / (n - 1));
    }
}

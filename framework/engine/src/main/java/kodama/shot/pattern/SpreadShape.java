package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions with the same angle between neighbors, around the middle: a fan that grows wider with its number.
 *
 * @param n how many shots; at least 1
 * @param step angle from one to the next; in degrees, negative for the opposite order
 */
public record SpreadShape(int n, double step) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param step angle from one to the next; in degrees, negative for the opposite order
     * @throws IllegalArgumentException if n is below 1 or the step is no finite number
     */
    public SpreadShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("step", step);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        spot.turn(step * (2 * i - n + 1) / 2);
    }
}

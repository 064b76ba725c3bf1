package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions with a constant angle between neighbors, centered: a fan that gets wider with the number of shots.
 *
 * @param n number of shots; at least 1
 * @param step angle between successive shots; in degrees, negative reverses the order
 */
public record SpreadShape(int n, double step) implements PatternShape {
    /**
     * Creates a spread.
     *
     * @param n number of shots; at least 1
     * @param step angle between successive shots; in degrees, negative reverses the order
     * @throws IllegalArgumentException if n is below 1 or the step is not finite
     */
    public SpreadShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("step", step);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        point.turn(step * (2 * i - n + 1) / 2);
    }
}

package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions that turn by a constant angle, the first in the direction of the pattern. To get a spiral, also vary the
 * speed, the distance or the time from shot to shot.
 *
 * @param n number of shots; at least 1
 * @param step angle between successive shots; in degrees, negative is counterclockwise
 */
public record SpiralShape(int n, double step) implements PatternShape {
    /**
     * Creates a spiral.
     *
     * @param n number of shots; at least 1
     * @param step angle between successive shots; in degrees, negative is counterclockwise
     * @throws IllegalArgumentException if n is below 1 or the step is not finite
     */
    public SpiralShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("step", step);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        point.turn(step * i);
    }
}

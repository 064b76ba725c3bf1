package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Directions that turn on and on, the first in the direction of the pattern. What winds it up is a second thing that
 * grows from shot to shot: speed, distance, or time.
 *
 * @param n how many shots; at least 1
 * @param step angle from one to the next; in degrees, negative turns counterclockwise
 */
public record SpiralShape(int n, double step) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param step angle from one to the next; in degrees, negative turns counterclockwise
     * @throws IllegalArgumentException if n is below 1 or the step is no finite number
     */
    public SpiralShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("step", step);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        spot.turn(step * i);
    }
}

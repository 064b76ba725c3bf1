package kodama.shot.pattern;

import kodama.base.Checks;
import kodama.geom.Aim;

/**
 * A ring with petals that open as it flies. The tip of the first petal is in the direction of the pattern.
 *
 * @param n number of shots; at least 1
 * @param petals number of petals; at least 1
 * @param inner speed of shots between two petals, relative to the speed at the tips
 */
public record RoseShape(int n, int petals, double inner) implements PatternShape {
    /**
     * Creates a rose.
     *
     * @param n number of shots; at least 1
     * @param petals number of petals; at least 1
     * @param inner speed of shots between two petals, relative to the speed at the tips
     * @throws IllegalArgumentException if n or petals is below 1 or inner is not finite
     */
    public RoseShape {
        Checks.atLeast("n", n, 1);
        Checks.atLeast("petals", petals, 1);
        Checks.finite("inner", inner);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        double turn = 360.0 * i / n;
        point.turn(turn);
        point.stretch(inner + (1 - inner) * (1 + Aim.stepX(petals * turn)) / 2);
    }
}

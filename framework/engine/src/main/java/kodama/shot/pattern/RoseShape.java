package kodama.shot.pattern;

import kodama.base.Checks;
import kodama.geom.Aim;

/**
 * A ring with petals that open as it flies, the tip of the first in the direction of the pattern.
 *
 * @param n how many shots; at least 1
 * @param petals how many petals; at least 1
 * @param inner how fast shots between two petals are, as a part of the speed at the tips
 */
public record RoseShape(int n, int petals, double inner) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param petals how many petals; at least 1
     * @param inner how fast shots between two petals are, as a part of the speed at the tips
     * @throws IllegalArgumentException if n or petals is below 1 or inner is no finite number
     */
    public RoseShape {
        Checks.atLeast("n", n, 1);
        Checks.atLeast("petals", petals, 1);
        Checks.finite("inner", inner);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        double turn = 360.0 * i / n;
        spot.turn(turn);
        spot.stretch(inner + (1 - inner) * (1 + Aim.stepX(petals * turn)) / 2);
    }
}

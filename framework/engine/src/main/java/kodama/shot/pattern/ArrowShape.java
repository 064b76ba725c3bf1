package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Shots in the shape of an arrowhead, all in one direction: with an odd number, the one in the middle is its point.
 *
 * @param n how many shots; at least 1
 * @param width from the end of one wing to that of the other; in virtual pixels
 * @param depth how far the ends of the wings are behind the point; in virtual pixels
 */
public record ArrowShape(int n, double width, double depth) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param width from the end of one wing to that of the other; in virtual pixels
     * @param depth how far the ends of the wings are behind the point; in virtual pixels
     * @throws IllegalArgumentException if n is below 1 or a number is not finite
     */
    public ArrowShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("width", width);
        Checks.finite("depth", depth);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        double share = LineShape.fraction(i, n);
        spot.moveSideways(width * share);
        spot.moveForward(-2 * depth * Math.abs(share));
    }
}

package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Shots in the shape of an arrowhead that all fly in the same direction. With an odd number the middle one is the tip.
 *
 * @param n number of shots; at least 1
 * @param width distance between the ends of the wings; in virtual pixels
 * @param depth distance of the ends of the wings behind the tip; in virtual pixels
 */
public record ArrowShape(int n, double width, double depth) implements PatternShape {
    /**
     * Creates an arrow.
     *
     * @param n number of shots; at least 1
     * @param width distance between the ends of the wings; in virtual pixels
     * @param depth distance of the ends of the wings behind the tip; in virtual pixels
     * @throws IllegalArgumentException if n is below 1 or a number is not finite
     */
    public ArrowShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("width", width);
        Checks.finite("depth", depth);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        double share = LineShape.fraction(i, n);
        point.moveSideways(width * share);
        point.moveForward(-2 * depth * Math.abs(share));
    }
}

package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Shots side by side that fly in the same direction.
 *
 * @param n how many shots; at least 1, one alone stands in the middle
 * @param width from the first to the last; in virtual pixels
 * @param slant angle between the direction and the line; in degrees, 90 for across, 0 for one behind the other
 */
public record LineShape(int n, double width, double slant) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1, one alone stands in the middle
     * @param width from the first to the last; in virtual pixels
     * @param slant angle between the direction and the line; in degrees, 90 for across, 0 for one behind the other
     * @throws IllegalArgumentException if n is below 1 or a number is not finite
     */
    public LineShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("width", width);
        Checks.finite("slant", slant);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        spot.moveInDirection(spot.angle + slant, width * fraction(i, n));
    }

    /** Where a place of a row is: from -0.5 to 0.5 of its width. */
    static double fraction(int i, int n) {
        return n == 1 ? 0 : (2 * i - n + 1) / (2.0 * (n - 1));
    }
}

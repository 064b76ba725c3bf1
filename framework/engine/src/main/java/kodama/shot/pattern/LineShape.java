package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * Shots in a row that all fly in the same direction.
 *
 * @param n number of shots; at least 1, a single one is in the middle
 * @param width distance between the first and the last shot; in virtual pixels
 * @param slant angle between row and direction, in degrees: 90 puts shots side by side, 0 one behind another
 */
public record LineShape(int n, double width, double slant) implements PatternShape {
    /**
     * Creates a row.
     *
     * @param n number of shots; at least 1, a single one is in the middle
     * @param width distance between the first and the last shot; in virtual pixels
     * @param slant angle between row and direction, in degrees: 90 puts shots side by side, 0 one behind another
     * @throws IllegalArgumentException if n is below 1 or a number is not finite
     */
    public LineShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("width", width);
        Checks.finite("slant", slant);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        point.moveInDirection(point.angle + slant, width * fraction(i, n));
    }

    /** Returns the position of a shot in the row: -0.5 to 0.5 of its width. */
    static double fraction(int i, int n) {
        return n == 1 ? 0 : (2 * i - n + 1) / (2.0 * (n - 1));
    }
}

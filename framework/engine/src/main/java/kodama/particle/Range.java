package kodama.particle;

import kodama.base.Checks;

/**
 * The bounds of a random number.
 *
 * @param least the smallest value
 * @param most the largest value
 */
public record Range(double least, double most) {
    /**
     * Checks the bounds.
     *
     * @throws IllegalArgumentException if one is not finite, or the largest value is below the smallest
     */
    public Range {
        Checks.finite("smallest value of a range", least);
        Checks.finite("largest value of a range", most);
        Checks.atLeast("largest value of a range", most, least);
    }

    /** Returns a range that contains a single value. */
    public static Range of(double value) {
        return new Range(value, value);
    }

    /** Returns the value at a share of the range, 0 to 1. */
    double at(double share) {
        return least + (most - least) * share;
    }

    /** Returns the range multiplied by a factor, at least 0. */
    Range times(double factor) {
        return new Range(least * factor, most * factor);
    }
}

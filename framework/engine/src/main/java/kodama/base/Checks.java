package kodama.base;

/**
 * Argument checks whose messages name the thing, its bound and its value.
 *
 * <p>Each check returns the value it accepts, or throws an {@link IllegalArgumentException}.
 */
public final class Checks {
    private Checks() {}

    /** Checks that a number is at least the bound. */
    public static int atLeast(String name, int value, int bound) {
        return (int) atLeast(name, (long) value, bound);
    }

    /** Checks that a number is at least the bound. */
    public static long atLeast(String name, long value, long bound) {
        if (value < bound)
            throw new IllegalArgumentException(name + " must be at least " + bound + " but was " + value);
        return value;
    }

    /** Checks that a number is finite and at least the bound. */
    public static double atLeast(String name, double value, double bound) {
        finite(name, value);
        if (value < bound)
            throw new IllegalArgumentException(name + " must be at least " + text(bound) + " but was " + text(value));
        return value;
    }

    /** Checks that a number is within two bounds, both included. */
    public static int between(String name, int value, int least, int most) {
        if (value < least || value > most)
            throw new IllegalArgumentException(
                    name + " must be between " + least + " and " + most + " but was " + value);
        return value;
    }

    /** Checks that a number is within two bounds, both included; NaN is not. */
    public static double between(String name, double value, double least, double most) {
        if (!(value >= least && value <= most))
            throw new IllegalArgumentException(
                    name + " must be between " + text(least) + " and " + text(most) + " but was " + text(value));
        return value;
    }

    /** Checks that a number is neither infinite nor NaN. */
    public static double finite(String name, double value) {
        if (!Double.isFinite(value))
            throw new IllegalArgumentException(name + " must be a finite number but was " + value);
        return value;
    }

    /** Writes whole numbers without a fraction, like the messages for integers. */
    private static String text(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1e15
                ? Long.toString((long) value)
                : Double.toString(value);
    }
}

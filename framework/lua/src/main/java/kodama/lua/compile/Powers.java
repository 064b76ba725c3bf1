package kodama.lua.compile;

/**
 * {@code x ^ y}, with the same result on every machine.
 *
 * <p>Integer exponents, the common case, are computed with twice the precision of a double, so that {@code 10^-4}
 * equals {@code 1e-4}; {@link StrictMath} alone is sometimes off by one unit in the last place.
 */
public final class Powers {
    /** Largest exponent that is computed by multiplication. */
    private static final int MAX_EXPONENT = 64;
    /** Splits a double into two halves of its bits. */
    private static final double SPLITTER = 0x1p27 + 1;
    // Range in which nothing overflows or loses bits.
    private static final double SMALLEST = 1e-250;
    private static final double LARGEST = 1e250;

    /** The value so far is the sum of these two. */
    private double high;

    private double low;

    private Powers(double value) {
        high = value;
    }

    /**
     * Computes a power.
     *
     * @param x the base
     * @param y the exponent
     */
    public static double of(double x, double y) {
        if (y == 2) return x * x;
        if (y == 0.5 && x >= 0) return Math.sqrt(x + 0.0); // as StrictMath does, but without a call; -0 becomes 0
        if (x == 1 || x == -1 && Double.isInfinite(y)) return 1; // NaN in Java
        boolean isSmallWhole = Math.abs(y) <= MAX_EXPONENT && y == (int) y && y != 0;
        if (!isSmallWhole) return StrictMath.pow(x, y);
        double power = whole(x, (int) y);
        return isTrusted(power) ? power : StrictMath.pow(x, y);
    }

    private static boolean isTrusted(double power) {
        double magnitude = Math.abs(power);
        return magnitude > SMALLEST && magnitude < LARGEST;
    }

    private static double whole(double x, int exponent) {
        Powers power = new Powers(1);
        Powers square = new Powers(x);
        for (int rest = Math.abs(exponent); rest != 0; rest >>= 1) {
            if ((rest & 1) != 0) power.multiply(square);
            if (rest > 1) square.multiply(square);
        }
        return exponent < 0 && isTrusted(power.high) ? power.inverse() : power.high;
    }

    private void multiply(Powers other) {
        double product = high * other.high;
        double rest = error(high, other.high, product) + (high * other.low + low * other.high);
        high = product + rest;
        low = rest - (high - product);
    }

    private double inverse() {
        double first = 1 / high;
        double product = first * high;
        double rest = 1 - product - error(first, high, product) - first * low;
        return first + rest * first;
    }

    /**
     * Returns the rounding error of a product; see Dekker, "A floating-point technique for extending the available
     * precision".
     */
    private static double error(double a, double b, double product) {
        double aHigh = upperHalf(a);
        double bHigh = upperHalf(b);
        double aLow = a - aHigh;
        double bLow = b - bHigh;
        return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
    }

    private static double upperHalf(double value) {
        double scaled = SPLITTER * value;
        return scaled - (scaled - value);
    }
}

package kodama.lua.compile;

/**
 * {@code x ^ y}, the same on every machine.
 *
 * <p>Whole exponents, which scripts mostly use, are worked out with twice the digits of a double, so that {@code 10^-4}
 * is the number that {@code 1e-4} is; {@link StrictMath} alone is off by one in the last place now and then.
 */
public final class Powers {
    /** Exponents up to this are multiplied out. */
    private static final int LARGEST_EXPONENT = 64;
    /** Splits a double into two halves of its digits. */
    private static final double SPLITTER = 0x1p27 + 1;
    // Between these nothing overflows, and no digits get lost.
    private static final double SMALLEST = 1e-250;
    private static final double LARGEST = 1e250;

    /** The value so far is the sum of the two. */
    private double high;

    private double low;

    private Powers(double value) {
        high = value;
    }

    /**
     * Works a power out.
     *
     * @param x the base
     * @param y the exponent
     */
    public static double of(double x, double y) {
        if (y == 2) return x * x;
        if (y == 0.5 && x >= 0) return Math.sqrt(x + 0.0); // as StrictMath has it, which takes a call; -0 becomes 0
        if (x == 1 || x == -1 && Double.isInfinite(y)) return 1; // where Java says NaN
        boolean isSmallWhole = Math.abs(y) <= LARGEST_EXPONENT && y == (int) y && y != 0;
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
     * What a product lost by rounding; see Dekker, "A floating-point technique for extending the available precision".
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

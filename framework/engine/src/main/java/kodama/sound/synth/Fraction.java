package kodama.sound.synth;

/**
 * An exact time or length in whole notes. A third of a whole note, for example, is not a whole number of samples.
 *
 * @param numerator numerator; at least 0
 * @param denominator denominator in lowest terms; at least 1
 */
record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
    static final Fraction ZERO = new Fraction(0, 1);

    /** Both parts are at most this, so that they and their quotient are exact as doubles. */
    private static final long MAX = 1L << 53;

    /** Creates a fraction in lowest terms; the denominator must be at least 1. */
    static Fraction of(long over, long under) {
        long common = commonDivisor(over, under);
        if (over / common > MAX || under / common > MAX) throw new ArithmeticException("too fine");
        return new Fraction(over / common, under / common);
    }

    private static long commonDivisor(long a, long b) {
        return b == 0 ? a : commonDivisor(b, a % b);
    }

    /** Returns the sum. Throws an ArithmeticException if the common denominator is too large. */
    Fraction plus(Fraction other) {
        long common = commonDivisor(denominator, other.denominator);
        long sum = Math.addExact(
                Math.multiplyExact(numerator, other.denominator / common),
                Math.multiplyExact(other.numerator, denominator / common));
        return of(sum, Math.multiplyExact(denominator, other.denominator / common));
    }

    Fraction times(long factorOver, long factorUnder) {
        return of(Math.multiplyExact(numerator, factorOver), Math.multiplyExact(denominator, factorUnder));
    }

    Fraction minus(Fraction other) {
        return plus(new Fraction(-other.numerator, other.denominator));
    }

    double value() {
        return numerator / (double) denominator;
    }

    @Override
    public int compareTo(Fraction other) {
        return Double.compare(value(), other.value());
    }
}

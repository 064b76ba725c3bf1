package kodama.sound.synth;

/**
 * A time or length in whole notes, exactly: a third of a whole note is no number of samples.
 *
 * @param numerator numerator; at least 0
 * @param denominator denominator, as small as can be; at least 1
 */
record Fraction(long numerator, long denominator) implements Comparable<Fraction> {
    static final Fraction ZERO = new Fraction(0, 1);

    /** Up to here both parts are exact as a double, and so the quotient of the same time is the same. */
    private static final long MOST = 1L << 53;

    /** Makes it as small as can be; the denominator is at least 1. */
    static Fraction of(long over, long under) {
        long common = commonDivisor(over, under);
        if (over / common > MOST || under / common > MOST) throw new ArithmeticException("too fine");
        return new Fraction(over / common, under / common);
    }

    private static long commonDivisor(long a, long b) {
        return b == 0 ? a : commonDivisor(b, a % b);
    }

    /** Throws an ArithmeticException when the two have no common measure that is coarse enough. */
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

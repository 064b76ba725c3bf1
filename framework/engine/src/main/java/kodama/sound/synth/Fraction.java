package kodama.sound.synth;

/**
 * A time or length in whole notes, exactly: a third of a whole note is no number of samples.
 *
 * @param over numerator; at least 0
 * @param under denominator, as small as can be; at least 1
 */
record Fraction(long over, long under) implements Comparable<Fraction> {
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
        long common = commonDivisor(under, other.under);
        long sum = Math.addExact(
                Math.multiplyExact(over, other.under / common), Math.multiplyExact(other.over, under / common));
        return of(sum, Math.multiplyExact(under, other.under / common));
    }

    Fraction times(long factorOver, long factorUnder) {
        return of(Math.multiplyExact(over, factorOver), Math.multiplyExact(under, factorUnder));
    }

    Fraction minus(Fraction other) {
        return plus(new Fraction(-other.over, other.under));
    }

    double value() {
        return over / (double) under;
    }

    @Override
    public int compareTo(Fraction other) {
        return Double.compare(value(), other.value());
    }
}

package kodama.geom;

/**
 * Sine and cosine of angles up to an eighth of a turn, by their series, to the last digit or the one before.
 *
 * <p>{@link StrictMath} would do, but makes an array for each from Java 21 on, 32 bytes for every shot that is fired;
 * {@link Math} may differ from one machine to the next.
 */
final class SmallAngle {
    private static final double[] SINE = series(1);
    private static final double[] COSINE = series(0);

    private SmallAngle() {}

    /** 1/0!, -1/2!, 1/4!, … or 1/1!, -1/3!, 1/5!, …: nine terms leave less than a double shows. */
    private static double[] series(int first) {
        double[] terms = new double[9];
        double factorial = 1;
        for (int i = 0; i < terms.length; i++) {
            terms[i] = (i % 2 == 0 ? 1 : -1) / factorial;
            int n = first + 2 * i;
            factorial *= (n + 1.0) * (n + 2.0);
        }
        return terms;
    }

    /** The sine of an angle in radians, from -π/4 to π/4. */
    static double sine(double angle) {
        double square = angle * angle;
        return angle + angle * square * tail(SINE, square);
    }

    /** The cosine of an angle in radians, from -π/4 to π/4. */
    static double cosine(double angle) {
        double square = angle * angle;
        return 1 + square * tail(COSINE, square);
    }

    /** What comes after the first term, divided by the square; the smallest are added first. */
    private static double tail(double[] terms, double square) {
        double sum = 0;
        for (int i = terms.length - 1; i > 0; i--) sum = sum * square + terms[i];
        return sum;
    }
}

package kodama.geom;

/**
 * Sine and cosine of angles up to an eighth of a turn, computed from their series to within one unit in the last place.
 *
 * <p>{@link StrictMath} would do, but from Java 21 on it allocates an array in each call, 32 bytes for every shot that
 * is fired; {@link Math} may differ between machines.
 */
final class SmallAngle {
    // 1/2!, 1/3!, 1/4!, … until the terms are below the precision of a double; unrolled, because a loop over an array
    // takes twice as long.
    private static final double F2 = 2;
    private static final double F3 = F2 * 3;
    private static final double F4 = F3 * 4;
    private static final double F5 = F4 * 5;
    private static final double F6 = F5 * 6;
    private static final double F7 = F6 * 7;
    private static final double F8 = F7 * 8;
    private static final double F9 = F8 * 9;
    private static final double F10 = F9 * 10;
    private static final double F11 = F10 * 11;
    private static final double F12 = F11 * 12;
    private static final double F13 = F12 * 13;
    private static final double F14 = F13 * 14;
    private static final double F15 = F14 * 15;
    private static final double F16 = F15 * 16;
    private static final double F17 = F16 * 17;

    private SmallAngle() {}

    /** The sine of an angle in radians, from -π/4 to π/4. */
    static double sine(double angle) {
        double square = angle * angle;
        double sum = 1 / F17;
        sum = sum * square + -1 / F15;
        sum = sum * square + 1 / F13;
        sum = sum * square + -1 / F11;
        sum = sum * square + 1 / F9;
        sum = sum * square + -1 / F7;
        sum = sum * square + 1 / F5;
        sum = sum * square + -1 / F3;
        return angle + angle * square * sum;
    }

    /** The cosine of an angle in radians, from -π/4 to π/4. */
    static double cosine(double angle) {
        double square = angle * angle;
        double sum = 1 / F16;
        sum = sum * square + -1 / F14;
        sum = sum * square + 1 / F12;
        sum = sum * square + -1 / F10;
        sum = sum * square + 1 / F8;
        sum = sum * square + -1 / F6;
        sum = sum * square + 1 / F4;
        sum = sum * square + -1 / F2;
        return 1 + square * sum;
    }
}

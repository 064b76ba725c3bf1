package kodama.lua.value;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import org.jspecify.annotations.Nullable;

/**
 * The decimal digits of a finite number, rounded as by C's printf: from the exact value, ties to even.
 *
 * @param digits the digits without a point, never empty
 * @param exponent power of ten of the first digit
 */
record Decimal(String digits, int exponent) {
    /*
     * 1. BigDecimal gives exact results, but is slow.
     * 2. Most numbers do not need it. Double.toString reads back as the same double, so it is within one unit in the
     *    last place; its digits may be rounded unless a tie could be within that distance. One such unit is at most 18
     *    units of the 17th digit, so "the cut-off rest is more than 40 such units from a tie" is safe. That holds for
     *    normal numbers and up to 15 digits, which doubles can distinguish.
     * 3. For %.2f and similar formats the scaled product is off by at most half a unit in its last place, far below
     *    0.001 while the product is below 1e12.
     */
    private static final int MAX_REPRESENTATION_LENGTH = 17;
    private static final int MAX_TRUSTED = 15;
    private static final int TIE_MARGIN = 40;
    private static final double MAX_SCALED = 1e12;
    private static final double[] POWERS = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    private static final long[] LONG_POWERS = longPowers();

    /** Returns the first {@code count} significant digits of {@code magnitude}, which is at least 0. */
    static Decimal significant(double magnitude, int count) {
        if (magnitude == 0) return new Decimal("0".repeat(count), 0);
        boolean usual = count <= MAX_TRUSTED && magnitude >= Double.MIN_NORMAL;
        Decimal fast = usual ? roundedRepresentation(magnitude, count) : null;
        return fast != null ? fast : exact(magnitude, count);
    }

    private static Decimal exact(double magnitude, int count) {
        BigDecimal rounded = new BigDecimal(magnitude).round(new MathContext(count, RoundingMode.HALF_EVEN));
        String digits = rounded.unscaledValue().toString();
        int exponent = digits.length() - rounded.scale() - 1;
        return new Decimal(padRight(digits, count), exponent);
    }

    /** Rounds the digits of Double.toString, or returns null if a tie is too close to decide. */
    private static @Nullable Decimal roundedRepresentation(double magnitude, int count) {
        String text = Double.toString(magnitude);
        int end = text.indexOf('E');
        int scale = end < 0 ? 0 : Integer.parseInt(text, end + 1, text.length(), 10);
        if (end < 0) end = text.length();
        int point = text.indexOf('.');
        int first = 0;
        while (text.charAt(first) == '0' || first == point) first++;
        int length = end - first - (first < point ? 1 : 0);
        if (length > MAX_REPRESENTATION_LENGTH) return null;
        int exponent = scale + point - first - (first < point ? 1 : 0);
        return round(mantissa(text, first, end), length, exponent, count);
    }

    private static long mantissa(String text, int from, int to) {
        long mantissa = 0;
        for (int i = from; i < to; i++) {
            if (text.charAt(i) != '.') mantissa = mantissa * 10 + (text.charAt(i) - '0');
        }
        return mantissa;
    }

    private static @Nullable Decimal round(long mantissa, int length, int exponent, int count) {
        if (length <= count) return new Decimal(padRight(Long.toString(mantissa), count), exponent);
        long full = mantissa * LONG_POWERS[MAX_REPRESENTATION_LENGTH - length];
        long unit = LONG_POWERS[MAX_REPRESENTATION_LENGTH - count];
        long rest = full % unit;
        if (Math.abs(2 * rest - unit) <= 2 * TIE_MARGIN) return null;
        long kept = full / unit + (2 * rest > unit ? 1 : 0);
        if (kept < LONG_POWERS[count]) return new Decimal(Long.toString(kept), exponent);
        return new Decimal(Long.toString(kept / 10), exponent + 1);
    }

    /** Returns the digits of {@code magnitude} up to {@code places} decimals; at least {@code places + 1} digits. */
    static String fixed(double magnitude, int places) {
        if (places < POWERS.length) {
            double scaled = magnitude * POWERS[places];
            double whole = Math.floor(scaled);
            double rest = scaled - whole;
            if (scaled < MAX_SCALED && Math.abs(rest - 0.5) > 0.001)
                return padLeft(Long.toString((long) whole + (rest > 0.5 ? 1 : 0)), places + 1);
        }
        BigDecimal rounded = new BigDecimal(magnitude).setScale(places, RoundingMode.HALF_EVEN);
        return padLeft(rounded.unscaledValue().toString(), places + 1);
    }

    private static String padRight(String digits, int count) {
        return digits.length() >= count ? digits : digits + "0".repeat(count - digits.length());
    }

    private static String padLeft(String digits, int count) {
        return digits.length() >= count ? digits : "0".repeat(count - digits.length()) + digits;
    }

    private static long[] longPowers() {
        long[] powers = new long[MAX_REPRESENTATION_LENGTH + 1];
        powers[0] = 1;
        for (int i = 1; i < powers.length; i++) powers[i] = powers[i - 1] * 10;
        return powers;
    }
}

package kodama.lua.value;

/**
 * Formats magnitudes as C's printf does for {@code %f %e %g %a}; the caller writes the sign.
 *
 * <p>Each method appends the digits of {@code magnitude}, which is finite and at least 0. {@code point} forces a
 * decimal point (printf's {@code #}).
 */
public final class FloatText {
    private static final int SMALLEST_FIXED_EXPONENT = -4;
    private static final int FRACTION_BITS = 52;
    private static final int FRACTION_NIBBLES = 13;
    private static final int EXPONENT_BIAS = 1023;
    private static final String HEX_DIGITS = "0123456789abcdef";

    private FloatText() {}

    /**
     * Appends {@code %.<places>f}.
     *
     * @param out the output
     * @param magnitude a number, at least 0
     * @param places number of decimals
     * @param point whether to write the point without decimals
     */
    public static void fixed(ByteBuilder out, double magnitude, int places, boolean point) {
        String digits = Decimal.fixed(magnitude, places);
        int whole = digits.length() - places;
        out.append(digits, 0, whole);
        if (places > 0 || point) out.append('.');
        out.append(digits, whole, digits.length());
    }

    /**
     * Appends {@code %.<places>e}.
     *
     * @param out the output
     * @param magnitude a number, at least 0
     * @param places number of decimals
     * @param point whether to write the point without decimals
     */
    public static void scientific(ByteBuilder out, double magnitude, int places, boolean point) {
        Decimal decimal = Decimal.significant(magnitude, places + 1);
        scientific(out, decimal, places + 1, point);
    }

    private static void scientific(ByteBuilder out, Decimal decimal, int length, boolean point) {
        out.append(decimal.digits(), 0, 1);
        if (length > 1 || point) out.append('.');
        out.append(decimal.digits(), 1, length);
        exponent(out, decimal.exponent());
    }

    private static void exponent(ByteBuilder out, int exponent) {
        out.append('e').append(exponent < 0 ? '-' : '+');
        if (Math.abs(exponent) < 10) out.append('0');
        out.appendDecimal(Math.abs(exponent));
    }

    /**
     * Appends {@code %.<precision>g}, or {@code %#.<precision>g} if {@code point} is set.
     *
     * @param out the output
     * @param magnitude a number, at least 0
     * @param precision number of significant digits
     * @param point whether to write the point without decimals
     */
    public static void general(ByteBuilder out, double magnitude, int precision, boolean point) {
        int significant = Math.max(precision, 1);
        Decimal decimal = Decimal.significant(magnitude, significant);
        int length = point ? significant : withoutTrailingZeros(decimal.digits());
        boolean fixed = decimal.exponent() >= SMALLEST_FIXED_EXPONENT && decimal.exponent() < significant;
        if (fixed) general(out, decimal, length, point);
        else scientific(out, decimal, length, point);
    }

    private static void general(ByteBuilder out, Decimal decimal, int length, boolean point) {
        int whole = decimal.exponent() + 1;
        String digits = decimal.digits();
        if (whole <= 0) out.append('0');
        else out.append(digits, 0, whole);
        if (length > whole || point) out.append('.');
        out.repeat('0', -whole);
        if (length > whole) out.append(digits, Math.max(whole, 0), length);
    }

    private static int withoutTrailingZeros(String digits) {
        int length = digits.length();
        while (length > 1 && digits.charAt(length - 1) == '0') length--;
        return length;
    }

    /**
     * Appends {@code %a}, or {@code %.<places>a} if {@code places} is not negative.
     *
     * @param out the output
     * @param magnitude a number, at least 0
     * @param places number of decimals
     * @param point whether to write the point without decimals
     */
    public static void hex(ByteBuilder out, double magnitude, int places, boolean point) {
        long bits = Double.doubleToLongBits(magnitude);
        long fraction = bits & ((1L << FRACTION_BITS) - 1);
        int biased = (int) (bits >>> FRACTION_BITS);
        long mantissa = biased == 0 ? fraction : fraction | 1L << FRACTION_BITS;
        int exponent = magnitude == 0 ? 0 : Math.max(biased, 1) - EXPONENT_BIAS;
        if (places >= 0 && places < FRACTION_NIBBLES) mantissa = roundNibbles(mantissa, places);
        hexDigits(out, mantissa, places, point);
        out.append('p').append(exponent < 0 ? '-' : '+').appendDecimal(Math.abs(exponent));
    }

    private static long roundNibbles(long mantissa, int places) {
        int cut = FRACTION_BITS - 4 * places;
        long unit = 1L << cut;
        long rest = mantissa & (unit - 1);
        long kept = mantissa - rest;
        boolean up = rest > unit / 2 || rest == unit / 2 && (kept & unit) != 0;
        return up ? kept + unit : kept;
    }

    private static void hexDigits(ByteBuilder out, long mantissa, int places, boolean point) {
        int length = places >= 0 ? Math.min(places, FRACTION_NIBBLES) : shownNibbles(mantissa);
        out.append("0x").append('0' + (int) (mantissa >>> FRACTION_BITS));
        if (length > 0 || places > 0 || point) out.append('.');
        for (int i = 1; i <= length; i++)
            out.append(HEX_DIGITS.charAt((int) (mantissa >>> FRACTION_BITS - 4 * i) & 15));
        out.repeat('0', places - length);
    }

    private static int shownNibbles(long mantissa) {
        long fraction = mantissa & ((1L << FRACTION_BITS) - 1);
        return fraction == 0 ? 0 : FRACTION_NIBBLES - Long.numberOfTrailingZeros(fraction) / 4;
    }
}

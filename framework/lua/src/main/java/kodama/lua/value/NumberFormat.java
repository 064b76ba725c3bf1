package kodama.lua.value;

import org.luaj.vm2.LuaInteger;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * Formats numbers exactly as the reference implementation prints them: C's {@code %.14g}.
 *
 * <p>NaN is always {@code -nan}, as {@code 0/0} is on Linux. The reference implementation prints its sign, which in
 * Java depends on processor and compiler.
 */
public final class NumberFormat {
    /** Significant digits. */
    private static final int SIGNIFICANT = 14;
    /** Integers below this are written without an exponent. */
    private static final double MAX_WHOLE = 1e14;

    private static final int MAX_LENGTH = 24;

    private NumberFormat() {}

    /** Formats a number. */
    public static LuaString toLuaString(LuaValue number) {
        ByteBuilder out = new ByteBuilder(MAX_LENGTH);
        append(out, number);
        return out.toLuaString();
    }

    /** Formats a number. */
    static String toString(double value) {
        ByteBuilder out = new ByteBuilder(MAX_LENGTH);
        append(out, value);
        return out.toLuaString().tojstring();
    }

    /**
     * Returns the cost of formatting a number: a fraction takes many divisions, a very large or small one even more.
     *
     * @return the cost, in instructions
     */
    public static int cost(double value) {
        return isShortWhole(value) ? 4 : 30 + Math.abs(Math.getExponent(value)) / 8;
    }

    /**
     * Appends a number as {@code tostring} formats it.
     *
     * @param out the output
     */
    public static void append(ByteBuilder out, LuaValue number) {
        if (number instanceof LuaInteger whole) out.appendDecimal(whole.v);
        else append(out, number.todouble());
    }

    /** Appends a number. */
    static void append(ByteBuilder out, double value) {
        if (isShortWhole(value)) out.appendDecimal((long) value);
        else if (Math.abs(value) <= Double.MAX_VALUE) appendRounded(out, value);
        else out.append(value > 0 ? "inf" : value < 0 ? "-inf" : "-nan");
    }

    private static boolean isShortWhole(double value) {
        return value == (long) value && Math.abs(value) < MAX_WHOLE && !isMinusZero(value);
    }

    /**
     * Whether a number is written with a minus sign.
     *
     * @return true for negative numbers, -0 and NaN
     */
    public static boolean isNegative(double value) {
        return value < 0 || isMinusZero(value) || value != value;
    }

    /**
     * Whether a number is negative zero.
     *
     * @return true for -0
     */
    public static boolean isMinusZero(double value) {
        return value == 0 && 1 / value < 0;
    }

    private static void appendRounded(ByteBuilder out, double value) {
        if (value < 0 || isMinusZero(value)) out.append('-');
        FloatText.general(out, Math.abs(value), SIGNIFICANT, false);
    }
}

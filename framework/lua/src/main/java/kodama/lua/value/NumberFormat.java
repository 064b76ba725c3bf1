package kodama.lua.value;

import org.luaj.vm2.LuaInteger;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * Numbers as text, exactly as the reference prints them: C's {@code %.14g}.
 *
 * <p>A number that is none reads {@code -nan}, as {@code 0/0} does on Linux, whatever made it: its sign, which the
 * reference shows, too, Java leaves to processor and compiler.
 */
public final class NumberFormat {
    /** Digits. */
    private static final int SIGNIFICANT = 14;
    /** Whole numbers below this are written without an exponent. */
    private static final double LARGEST_WHOLE = 1e14;

    private static final int LONGEST = 24;

    private NumberFormat() {}

    /** The text of a number value. */
    public static LuaString toLuaString(LuaValue number) {
        ByteBuilder out = new ByteBuilder(LONGEST);
        append(out, number);
        return out.toLuaString();
    }

    /** The text of {@code value}. */
    static String toString(double value) {
        ByteBuilder out = new ByteBuilder(LONGEST);
        append(out, value);
        return out.toLuaString().tojstring();
    }

    /**
     * What writing a number counts against the budget: a fraction takes many divisions, a large or tiny one more.
     *
     * @return in instructions
     */
    public static int cost(double value) {
        return isShortWhole(value) ? 4 : 30 + Math.abs(Math.getExponent(value)) / 8;
    }

    /**
     * Appends a number as {@code tostring} writes it.
     *
     * @param out takes the text
     */
    public static void append(ByteBuilder out, LuaValue number) {
        if (number instanceof LuaInteger whole) out.appendDecimal(whole.v);
        else append(out, number.todouble());
    }

    /** Appends the text of {@code value} to {@code out}. */
    static void append(ByteBuilder out, double value) {
        if (isShortWhole(value)) out.appendDecimal((long) value);
        else if (Math.abs(value) <= Double.MAX_VALUE) appendRounded(out, value);
        else out.append(value > 0 ? "inf" : value < 0 ? "-inf" : "-nan");
    }

    private static boolean isShortWhole(double value) {
        return value == (long) value && Math.abs(value) < LARGEST_WHOLE && !isMinusZero(value);
    }

    /**
     * Whether a number is written with a minus.
     *
     * @return true for -0, and for what is no number
     */
    public static boolean isNegative(double value) {
        return value < 0 || isMinusZero(value) || value != value;
    }

    /**
     * Whether a number is zero with a sign.
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

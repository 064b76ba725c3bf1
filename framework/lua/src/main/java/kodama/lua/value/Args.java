package kodama.lua.value;

import kodama.lua.compile.NumberParser;
import kodama.lua.error.BadArgument;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Reads the arguments of library functions with the reference implementation's conversions and errors.
 *
 * <p>Strings that spell numbers are converted to numbers, and numbers to strings; integers are truncated toward zero.
 */
public final class Args {
    private static final double ROUNDING = 0x1.8p52;

    /** Longest numeral, since reading an argument is free; {@code tonumber} reads any length. */
    private static final int MAX_NUMERAL_LENGTH = 40;

    private Args() {}

    /**
     * Whether an argument is nil or missing.
     *
     * @param index the argument, from 1
     */
    public static boolean isMissing(Varargs args, int index) {
        return args.arg(index).isnil();
    }

    /**
     * Reads a string; numbers are converted.
     *
     * @param index the argument, from 1
     */
    public static LuaString string(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaString text) return text;
        if (value.type() == LuaValue.TNUMBER) return NumberFormat.toLuaString(value);
        throw wrongType(args, index, "string");
    }

    /**
     * Reads an optional string.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static LuaString string(Varargs args, int index, LuaString fallback) {
        return isMissing(args, index) ? fallback : string(args, index);
    }

    /**
     * Reads a number; strings that spell one are converted.
     *
     * @param index the argument, from 1
     */
    public static double number(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaReal number) return number.v;
        if (value.type() == LuaValue.TNUMBER) return value.todouble();
        double parsed = value instanceof LuaString text && text.m_length <= MAX_NUMERAL_LENGTH
                ? NumberParser.parse(text)
                : NumberParser.NONE;
        if (parsed != parsed) throw wrongType(args, index, "number");
        return parsed;
    }

    /**
     * Reads an optional number.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static double number(Varargs args, int index, double fallback) {
        return isMissing(args, index) ? fallback : number(args, index);
    }

    /**
     * Reads a number truncated to a 64-bit integer; out of range, it is the smallest one, as in the reference
     * implementation.
     *
     * @param index the argument, from 1
     */
    public static long integer(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof org.luaj.vm2.LuaInteger whole) return whole.v;
        return whole(number(args, index));
    }

    /** Truncates a number to a 64-bit integer; out of range, returns the smallest one. */
    public static long whole(double number) {
        boolean fits = number >= -0x1p63 && number < 0x1p63;
        return fits ? (long) number : Long.MIN_VALUE;
    }

    /**
     * Reads an optional integer.
     *
     * @param index the argument, from 1
     * @param fallback the default
     */
    public static long integer(Varargs args, int index, long fallback) {
        return isMissing(args, index) ? fallback : integer(args, index);
    }

    /**
     * Reads the low 32 bits of {@link #integer}, signed.
     *
     * @param index the argument, from 1
     * @return the low half of the integer
     */
    public static int smallInteger(Varargs args, int index) {
        return (int) integer(args, index);
    }

    /**
     * Reads a number modulo 2^32, rounded to the nearest, ties to even. As in the reference implementation, adding a
     * constant moves these bits to the low end, even for numbers beyond 2^52.
     *
     * @param index the argument, from 1
     */
    public static int unsigned(Varargs args, int index) {
        return (int) Double.doubleToLongBits(number(args, index) + ROUNDING);
    }

    /**
     * Reads a table.
     *
     * @param index the argument, from 1
     */
    public static LuaTable table(Varargs args, int index) {
        if (args.arg(index) instanceof LuaTable table) return table;
        throw wrongType(args, index, "table");
    }

    /**
     * Reads a function.
     *
     * @param index the argument, from 1
     */
    public static LuaValue function(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value.type() == LuaValue.TFUNCTION) return value;
        throw wrongType(args, index, "function");
    }

    /**
     * Reads a value of any type; it must be present but may be nil.
     *
     * @param index the argument, from 1
     */
    public static LuaValue any(Varargs args, int index) {
        if (index > args.narg()) throw new BadArgument(index, "value expected");
        return args.arg(index);
    }

    /**
     * Throws an error about an argument unless a condition holds.
     *
     * @param condition whether the argument is valid
     * @param index the argument, from 1
     * @param reason the reason in the error message
     */
    public static void check(boolean condition, int index, String reason) {
        if (!condition) throw new BadArgument(index, reason);
    }

    /**
     * Returns the error for an argument of the wrong type.
     *
     * @param index the argument, from 1
     * @param expected the expected type
     */
    public static BadArgument wrongType(Varargs args, int index, String expected) {
        String got = index > args.narg() ? "no value" : args.arg(index).typename();
        return new BadArgument(index, expected + " expected, got " + got);
    }
}

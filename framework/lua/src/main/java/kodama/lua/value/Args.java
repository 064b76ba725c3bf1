package kodama.lua.value;

import kodama.lua.compile.NumberParser;
import kodama.lua.error.BadArgument;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Reads the arguments of library functions with the reference's coercions and errors.
 *
 * <p>Strings that spell numbers are numbers and numbers are strings; whole numbers are cut towards zero.
 */
public final class Args {
    private static final double ROUNDING = 0x1.8p52;

    /** An argument is read for nothing, so it must not be a megabyte of digits; {@code tonumber} reads any. */
    private static final int LONGEST_NUMERAL = 40;

    private Args() {}

    /**
     * Whether an argument is nil or not there.
     *
     * @param index which of them; from 1
     */
    public static boolean isMissing(Varargs args, int index) {
        return args.arg(index).isnil();
    }

    /**
     * Reads a string; a number counts as one.
     *
     * @param index which of them; from 1
     */
    public static LuaString string(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaString text) return text;
        if (value.type() == LuaValue.TNUMBER) return NumberFormat.toLuaString(value);
        throw wrongType(args, index, "string");
    }

    /**
     * Reads a string that may be missing.
     *
     * @param index which of them; from 1
     * @param fallback what a missing argument stands for
     */
    public static LuaString string(Varargs args, int index, LuaString fallback) {
        return isMissing(args, index) ? fallback : string(args, index);
    }

    /**
     * Reads a number; a string that spells one counts as one.
     *
     * @param index which of them; from 1
     */
    public static double number(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaReal number) return number.v;
        if (value.type() == LuaValue.TNUMBER) return value.todouble();
        double parsed = value instanceof LuaString text && text.m_length <= LONGEST_NUMERAL
                ? NumberParser.parse(text)
                : NumberParser.NONE;
        if (parsed != parsed) throw wrongType(args, index, "number");
        return parsed;
    }

    /**
     * Reads a number that may be missing.
     *
     * @param index which of them; from 1
     * @param fallback what a missing argument stands for
     */
    public static double number(Varargs args, int index, double fallback) {
        return isMissing(args, index) ? fallback : number(args, index);
    }

    /**
     * A whole number of 64 bits, cut towards zero; what does not fit becomes the smallest, as on the reference.
     *
     * @param index which of them; from 1
     */
    public static long integer(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof org.luaj.vm2.LuaInteger whole) return whole.v;
        return whole(number(args, index));
    }

    /** The number cut towards zero, or the smallest of 64 bits when it does not fit into them. */
    public static long whole(double number) {
        boolean fits = number >= -0x1p63 && number < 0x1p63;
        return fits ? (long) number : Long.MIN_VALUE;
    }

    /**
     * Reads a whole number that may be missing.
     *
     * @param index which of them; from 1
     * @param fallback what a missing argument stands for
     */
    public static long integer(Varargs args, int index, long fallback) {
        return isMissing(args, index) ? fallback : integer(args, index);
    }

    /**
     * The low 32 bits of {@link #integer}, signed.
     *
     * @param index which of them; from 1
     * @return the lower half of the number
     */
    public static int smallInteger(Varargs args, int index) {
        return (int) integer(args, index);
    }

    /**
     * A number modulo 2^32, rounded to the nearest, ties to even: adding the constant moves these bits to the lower
     * end, which is how the reference does it, for numbers beyond 2^52, too.
     *
     * @param index which of them; from 1
     */
    public static int unsigned(Varargs args, int index) {
        return (int) Double.doubleToLongBits(number(args, index) + ROUNDING);
    }

    /**
     * Reads a table.
     *
     * @param index which of them; from 1
     */
    public static LuaTable table(Varargs args, int index) {
        if (args.arg(index) instanceof LuaTable table) return table;
        throw wrongType(args, index, "table");
    }

    /**
     * Reads a function.
     *
     * @param index which of them; from 1
     */
    public static LuaValue function(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value.type() == LuaValue.TFUNCTION) return value;
        throw wrongType(args, index, "function");
    }

    /**
     * Reads any value, which must be given, be it nil.
     *
     * @param index which of them; from 1
     */
    public static LuaValue any(Varargs args, int index) {
        if (index > args.narg()) throw new BadArgument(index, "value expected");
        return args.arg(index);
    }

    /**
     * Refuses an argument.
     *
     * @param condition whether it is acceptable
     * @param index which of them; from 1
     * @param reason why it would not be, as the message says it
     */
    public static void check(boolean condition, int index, String reason) {
        if (!condition) throw new BadArgument(index, reason);
    }

    /**
     * The error for an argument of another type.
     *
     * @param index which of them; from 1
     * @param expected the type that was wanted
     */
    public static BadArgument wrongType(Varargs args, int index, String expected) {
        String got = index > args.narg() ? "no value" : args.arg(index).typename();
        return new BadArgument(index, expected + " expected, got " + got);
    }
}

package kodama.lua;

import kodama.lua.compile.NumberParser;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Reads the arguments of library functions with the reference's coercions and errors.
 *
 * <p>Strings that spell numbers are numbers and numbers are strings; whole numbers are cut towards zero.
 */
final class Args {
    private static final double ROUNDING = 0x1.8p52;

    private Args() {}

    static boolean isMissing(Varargs args, int index) {
        return args.arg(index).isnil();
    }

    static LuaString string(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaString text) return text;
        if (value.type() == LuaValue.TNUMBER) return NumberFormat.toLuaString(value);
        throw wrongType(args, index, "string");
    }

    static LuaString string(Varargs args, int index, LuaString fallback) {
        return isMissing(args, index) ? fallback : string(args, index);
    }

    static double number(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof LuaReal number) return number.v;
        if (value.type() == LuaValue.TNUMBER) return value.todouble();
        double parsed = value instanceof LuaString text ? NumberParser.parse(text) : NumberParser.NONE;
        if (parsed != parsed) throw wrongType(args, index, "number");
        return parsed;
    }

    static double number(Varargs args, int index, double fallback) {
        return isMissing(args, index) ? fallback : number(args, index);
    }

    /** A whole number of 64 bits, cut towards zero; what does not fit becomes the smallest, as on the reference. */
    static long integer(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value instanceof org.luaj.vm2.LuaInteger whole) return whole.v;
        double number = number(args, index);
        boolean fits = number >= -0x1p63 && number < 0x1p63;
        return fits ? (long) number : Long.MIN_VALUE;
    }

    static long integer(Varargs args, int index, long fallback) {
        return isMissing(args, index) ? fallback : integer(args, index);
    }

    /** The low 32 bits of {@link #integer}, signed. */
    static int smallInteger(Varargs args, int index) {
        return (int) integer(args, index);
    }

    /**
     * A number modulo 2^32, rounded to the nearest, ties to even: adding the constant moves these bits to the lower end,
     * which is how the reference does it, for numbers beyond 2^52, too.
     */
    static int unsigned(Varargs args, int index) {
        return (int) Double.doubleToLongBits(number(args, index) + ROUNDING);
    }

    static LuaTable table(Varargs args, int index) {
        if (args.arg(index) instanceof LuaTable table) return table;
        throw wrongType(args, index, "table");
    }

    static LuaValue function(Varargs args, int index) {
        LuaValue value = args.arg(index);
        if (value.type() == LuaValue.TFUNCTION) return value;
        throw wrongType(args, index, "function");
    }

    static LuaValue any(Varargs args, int index) {
        if (index > args.narg()) throw new BadArgument(index, "value expected");
        return args.arg(index);
    }

    static void check(boolean condition, int index, String reason) {
        if (!condition) throw new BadArgument(index, reason);
    }

    static BadArgument wrongType(Varargs args, int index, String expected) {
        String got = index > args.narg() ? "no value" : args.arg(index).typename();
        return new BadArgument(index, expected + " expected, got " + got);
    }
}

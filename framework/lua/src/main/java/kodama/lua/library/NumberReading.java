package kodama.lua.library;

import kodama.lua.LuaMachine;
import kodama.lua.compile.NumberParser;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
import kodama.lua.value.Numbers;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code tonumber}, with and without a base. */
final class NumberReading {

    private NumberReading() {}

    static Varargs toNumber(LuaMachine machine, Varargs args) {
        if (args.arg1() instanceof LuaString text) machine.charge(3L * text.m_length);
        if (!args.arg(2).isnil()) return inBase(args);
        LuaValue value = Args.any(args, 1);
        LuaReal number = Numbers.of(value);
        return number == null ? LuaValue.NIL : number;
    }

    private static Varargs inBase(Varargs args) {
        LuaString text = Args.string(args, 1);
        int base = (int) Args.number(args, 2);
        if (base < 2 || base > 36) throw new BadArgument(2, "base out of range");
        byte[] bytes = text.m_bytes;
        int from = text.m_offset;
        int to = from + text.m_length;
        while (from < to && NumberParser.isSpace(bytes[from])) from++;
        while (from < to && NumberParser.isSpace(bytes[to - 1])) to--;
        boolean isNegative = from < to && bytes[from] == '-';
        boolean isSigned = isNegative || from < to && bytes[from] == '+';
        double value = digits(bytes, isSigned ? from + 1 : from, to, base);
        return value != value ? LuaValue.NIL : LuaReal.of(isNegative ? -value : value);
    }

    private static double digits(byte[] bytes, int from, int to, int base) {
        double value = from == to ? Double.NaN : 0;
        for (int i = from; i < to; i++) {
            int digit = bytes[i] < 0 ? -1 : Character.digit(bytes[i], base);
            value = digit < 0 ? Double.NaN : value * base + digit;
        }
        return value;
    }
}

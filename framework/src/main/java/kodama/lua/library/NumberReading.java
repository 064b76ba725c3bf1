package kodama.lua.library;

import kodama.lua.Arithmetic;
import kodama.lua.LuaMachine;
import kodama.lua.error.BadArgument;
import kodama.lua.value.Args;
import kodama.lua.value.LuaReal;
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
        LuaReal number = Arithmetic.toNumber(value);
        return number == null ? LuaValue.NIL : number;
    }

    private static Varargs inBase(Varargs args) {
        LuaString text = Args.string(args, 1);
        int base = (int) Args.number(args, 2);
        if (base < 2 || base > 36) throw new BadArgument(2, "base out of range");
        String digits = text.tojstring().strip();
        boolean isNegative = digits.startsWith("-");
        double value = digits(isNegative ? digits.substring(1) : digits, base);
        return value != value ? LuaValue.NIL : LuaReal.of(isNegative ? -value : value);
    }

    private static double digits(String digits, int base) {
        double value = digits.isEmpty() ? Double.NaN : 0;
        for (int i = 0; i < digits.length(); i++) {
            char c = digits.charAt(i);
            int digit = c < 128 ? Character.digit(c, base) : -1;
            value = digit < 0 ? Double.NaN : value * base + digit;
        }
        return value;
    }
}

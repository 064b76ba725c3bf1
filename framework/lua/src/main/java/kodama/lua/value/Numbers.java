package kodama.lua.value;

import kodama.lua.compile.NumberParser;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Converts values to numbers, as arithmetic does. */
public final class Numbers {

    private Numbers() {}

    /** Returns a number, or the number that a string spells, or null. */
    public static @Nullable LuaReal of(LuaValue value) {
        if (value instanceof LuaReal real) return real;
        if (value instanceof LuaNumber) return LuaReal.from(value);
        if (!(value instanceof LuaString text)) return null;
        double number = NumberParser.parse(text);
        return number != number ? null : LuaReal.of(number);
    }
}

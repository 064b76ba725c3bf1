package kodama.lua.value;

import kodama.lua.compile.NumberParser;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** Values as numbers, as arithmetic takes them. */
public final class Numbers {

    private Numbers() {}

    /** A number, or what a string spells, or null. */
    public static @Nullable LuaReal of(LuaValue value) {
        if (value instanceof LuaReal real) return real;
        if (value instanceof LuaNumber) return LuaReal.from(value);
        if (!(value instanceof LuaString text)) return null;
        double number = NumberParser.parse(text);
        return number != number ? null : LuaReal.of(number);
    }
}

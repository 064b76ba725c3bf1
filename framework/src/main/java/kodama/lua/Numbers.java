package kodama.lua;

import org.luaj.vm2.LuaDouble;
import org.luaj.vm2.LuaInteger;
import org.luaj.vm2.LuaValue;

/** Number values from Java numbers. */
final class Numbers {
    private Numbers() {}

    static LuaValue of(double value) {
        return LuaDouble.valueOf(value);
    }

    static LuaValue of(long value) {
        return LuaInteger.valueOf(value);
    }

    static LuaValue of(int value) {
        return LuaInteger.valueOf(value);
    }
}

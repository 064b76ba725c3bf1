package kodama.lua;

import org.luaj.vm2.LuaValue;

/** Number values from Java numbers. */
final class Numbers {
    private Numbers() {}

    static LuaValue of(double value) {
        return LuaReal.of(value);
    }

    static LuaValue of(long value) {
        return LuaReal.of(value);
    }

    static LuaValue of(int value) {
        return LuaReal.of(value);
    }
}

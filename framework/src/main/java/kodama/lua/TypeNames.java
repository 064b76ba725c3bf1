package kodama.lua;

import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The names of the types, one object each. */
final class TypeNames {

    private static final LuaString[] NAMES = {
        LuaValue.valueOf("nil"),
        LuaValue.valueOf("boolean"),
        LuaValue.valueOf("userdata"),
        LuaValue.valueOf("number"),
        LuaValue.valueOf("string"),
        LuaValue.valueOf("table"),
        LuaValue.valueOf("function"),
        LuaValue.valueOf("userdata"),
        LuaValue.valueOf("thread")
    };

    private TypeNames() {}

    static LuaString of(LuaValue value) {
        int type = value.type();
        return type < 0 ? value.isnil() ? NAMES[0] : NAMES[3] : NAMES[type];
    }
}

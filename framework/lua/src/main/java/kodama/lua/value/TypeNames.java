package kodama.lua.value;

import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/** The names of the types, one object each. */
public final class TypeNames {

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

    /**
     * The name of a value's type.
     *
     * @param value any value
     * @return the name, the same object each time
     */
    public static LuaString of(LuaValue value) {
        int type = value.type();
        return type < 0 ? value.isnil() ? NAMES[0] : NAMES[3] : NAMES[type];
    }
}

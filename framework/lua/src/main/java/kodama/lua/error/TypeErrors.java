package kodama.lua.error;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** Errors of operations on a value of the wrong type, in the reference's words. */
public final class TypeErrors {

    private TypeErrors() {}

    /**
     * The error of an operation on a value that has no name.
     *
     * @param action what was attempted, as in {@code index}
     */
    public static LuaError operation(String action, LuaValue value) {
        return new MessageError("attempt to " + action + " a " + value.typename() + " value");
    }

    /**
     * The error of a call from Java, which has no line to name.
     *
     * @param value what is no function
     */
    public static LuaError call(LuaValue value) {
        return new ScriptError(LuaValue.valueOf("attempt to call a " + value.typename() + " value"));
    }

    /** The error of a comparison of what has no order. */
    public static LuaError order(LuaValue x, LuaValue y) {
        String first = x.typename();
        String second = y.typename();
        if (first.equals(second)) return new MessageError("attempt to compare two " + first + " values");
        return new MessageError("attempt to compare " + first + " with " + second);
    }
}

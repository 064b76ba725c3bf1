package kodama.lua.error;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** Type errors of operations, with the messages of the reference implementation. */
public final class TypeErrors {

    private TypeErrors() {}

    /**
     * Returns the error for an operation on a value without a name.
     *
     * @param action the operation, as in {@code index}
     */
    public static LuaError operation(String action, LuaValue value) {
        return new MessageError("attempt to " + action + " a " + value.typename() + " value");
    }

    /**
     * Returns the error for a call from Java, which has no position.
     *
     * @param value the value that is not a function
     */
    public static LuaError call(LuaValue value) {
        return new ScriptError(LuaValue.valueOf("attempt to call a " + value.typename() + " value"));
    }

    /** Returns the error for a comparison of values that have no order. */
    public static LuaError order(LuaValue x, LuaValue y) {
        String first = x.typename();
        String second = y.typename();
        if (first.equals(second)) return new MessageError("attempt to compare two " + first + " values");
        return new MessageError("attempt to compare " + first + " with " + second);
    }
}

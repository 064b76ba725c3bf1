package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** A Lua error whose value is complete: no position is put before it any more. Carries no Java stack. */
class ScriptError extends LuaError {

    private final transient LuaValue value;

    ScriptError(LuaValue value) {
        this(value, null);
    }

    ScriptError(LuaValue value, @Nullable Throwable reason) {
        super("");
        this.value = value;
        cause = reason;
    }

    @Override
    public LuaValue getMessageObject() {
        return value;
    }

    @Override
    public String getMessage() {
        return value.isstring() ? value.tojstring() : "error object is a " + value.typename() + " value";
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

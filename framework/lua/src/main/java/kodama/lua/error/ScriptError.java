package kodama.lua.error;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** A Lua error whose value is complete: no position is put before it any more. Carries no Java stack. */
public class ScriptError extends LuaError {

    private final transient LuaValue value;

    /**
     * Makes the error.
     *
     * @param value what {@code pcall} gives
     */
    public ScriptError(LuaValue value) {
        this(value, null);
    }

    /**
     * Makes the error with what Java says of it.
     *
     * @param value what {@code pcall} gives
     * @param reason the Java exception behind it, or null
     */
    public ScriptError(LuaValue value, @Nullable Throwable reason) {
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

package kodama.lua.error;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/** A Lua error whose value is complete: no position is added. Has no Java stack trace. */
public class ScriptError extends LuaError {

    private final transient LuaValue value;

    /**
     * Makes the error.
     *
     * @param value the error value, which {@code pcall} returns
     */
    public ScriptError(LuaValue value) {
        this(value, null);
    }

    /**
     * Makes the error with a cause.
     *
     * @param value the error value, which {@code pcall} returns
     * @param reason the Java exception that caused it, or null
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

package kodama.lua.error;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;

/**
 * An invalid argument of a library function.
 *
 * <p>Thrown without the function's name. {@code Builtin} adds the name under which the function is registered, and code
 * that knows the calling line may format the message with the name used there, as the reference implementation does.
 */
public final class BadArgument extends LuaError {
    /** The argument, from 1. */
    private final int number;

    private final String reason;
    /** Null until the function's name is added. */
    private @Nullable String function;

    /**
     * Makes the error; the function adds its name later.
     *
     * @param number the argument, from 1
     * @param reason the reason
     */
    public BadArgument(int number, String reason) {
        super(reason);
        this.number = number;
        this.reason = reason;
    }

    /**
     * Adds the function's name unless there is one.
     *
     * @param name the function's name
     */
    public BadArgument inFunction(String name) {
        if (function == null) function = name;
        return this;
    }

    @Override
    public String getMessage() {
        return message(function == null ? "?" : function, false);
    }

    /**
     * Returns the message for a call written as {@code name(…)}, or as {@code object:name(…)} if {@code method}.
     *
     * @param name the name in the call
     */
    public String message(String name, boolean method) {
        int shown = method ? number - 1 : number;
        if (shown == 0) return "calling '" + name + "' on bad self (" + reason + ")";
        return "bad argument #" + shown + " to '" + name + "' (" + reason + ")";
    }

    /** Lua has its own traceback; Java's would only take time. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

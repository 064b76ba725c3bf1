package kodama.lua.error;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;

/**
 * A library function was given an argument it cannot use.
 *
 * <p>Thrown without the function's name: {@code Builtin} fills in the one it was registered under, and code
 * that knows the calling line may ask for the words with the name used there, as the reference does.
 */
public final class BadArgument extends LuaError {
    /** Which argument; from 1. */
    private final int number;

    private final String reason;
    /** Null until the function has named itself. */
    private @Nullable String function;

    /**
     * Makes the error; the function that was called names itself later.
     *
     * @param number which argument; from 1
     * @param reason what is wrong with it
     */
    public BadArgument(int number, String reason) {
        super(reason);
        this.number = number;
        this.reason = reason;
    }

    /**
     * Names the function unless it has a name already.
     *
     * @param name the name the function goes by
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
     * The message for a call spelled {@code name(…)}, or {@code object:name(…)} when {@code method} is set.
     *
     * @param name what the call says
     */
    public String message(String name, boolean method) {
        int shown = method ? number - 1 : number;
        if (shown == 0) return "calling '" + name + "' on bad self (" + reason + ")";
        return "bad argument #" + shown + " to '" + name + "' (" + reason + ")";
    }

    /** Lua has its own traceback; the Java one would only cost time. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

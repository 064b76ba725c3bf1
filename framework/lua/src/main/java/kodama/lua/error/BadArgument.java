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
    /** A hint after the message. */
    private final String hint;

    /** Whether the function has one name, whatever the call is. */
    private final boolean isNamed;

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
        hint = "";
        isNamed = false;
    }

    /**
     * Makes the error of a function that has one name, under whatever name a script calls it.
     *
     * @param number the argument, from 1
     * @param name the function's name
     * @param reason the reason
     * @param hint a hint after the message, or an empty string
     */
    public BadArgument(int number, String name, String reason, String hint) {
        super(reason);
        this.number = number;
        this.reason = reason;
        this.hint = hint;
        function = name;
        isNamed = true;
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
     * @param name the name in the call; ignored if the function has one name
     */
    public String message(String name, boolean method) {
        String shown = isNamed && function != null ? function : name;
        int place = method ? number - 1 : number;
        if (place == 0) return "calling '" + shown + "' on bad self (" + reason + ")";
        return "bad argument #" + place + " to '" + shown + "' (" + reason + ")" + hint;
    }

    /** Lua has its own traceback; Java's would only take time. */
    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

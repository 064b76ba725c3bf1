package kodama.lua.bind;

import org.luaj.vm2.LuaError;

/** A mistake of the script that calls. The machine puts the script's line before the message. Carries no Java stack. */
public final class LuaException extends LuaError {
    /**
     * Makes the error.
     *
     * @param message what is wrong: the thing, the bound and the value
     */
    public LuaException(String message) {
        super(message);
    }

    /**
     * Makes the error of an exception in Java.
     *
     * @param message what is wrong: the thing, the bound and the value
     */
    public LuaException(String message, Throwable reason) {
        super(message);
        cause = reason;
    }

    /**
     * Returns the same mistake, made by code in Java.
     *
     * @return an error whose cause has the calls in Java that led here
     */
    public LuaException inJava() {
        String message = String.valueOf(getMessage());
        return new LuaException(message, new IllegalArgumentException(message, getCause()));
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

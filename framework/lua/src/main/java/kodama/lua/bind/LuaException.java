package kodama.lua.bind;

import org.luaj.vm2.LuaError;

/** A mistake of the calling script. The machine adds the script's line to the message. Has no Java stack trace. */
public final class LuaException extends LuaError {
    /**
     * Makes the error.
     *
     * @param message thing, bound and value, as in {@code x must be at least 1 but was 0}
     */
    public LuaException(String message) {
        super(message);
    }

    /**
     * Makes the error for a Java exception.
     *
     * @param message thing, bound and value, as in {@code x must be at least 1 but was 0}
     */
    public LuaException(String message, Throwable reason) {
        super(message);
        cause = reason;
    }

    /**
     * Returns the same error for a mistake of Java code.
     *
     * @return an error whose cause has the Java stack trace
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

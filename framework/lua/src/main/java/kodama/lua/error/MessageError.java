package kodama.lua.error;

import org.luaj.vm2.LuaError;

/** An error message without its position, which the interpreter adds. Has no Java stack trace. */
public final class MessageError extends LuaError {

    /**
     * Makes the error.
     *
     * @param message the message without the position
     */
    public MessageError(String message) {
        super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

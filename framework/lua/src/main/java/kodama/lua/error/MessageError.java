package kodama.lua.error;

import org.luaj.vm2.LuaError;

/** An error message that still wants the position of the running script line before it. Carries no Java stack. */
public final class MessageError extends LuaError {

    /**
     * Makes the error.
     *
     * @param message its text, before which the position is put
     */
    public MessageError(String message) {
        super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

package kodama.lua;

import org.luaj.vm2.LuaError;

/** An error message that still wants the position of the running script line before it. Carries no Java stack. */
final class MessageError extends LuaError {

    MessageError(String message) {
        super(message);
    }

    @Override
    public synchronized Throwable fillInStackTrace() {
        return this;
    }
}

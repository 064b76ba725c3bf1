package kodama.lua;

import org.luaj.vm2.LuaValue;

/** A text is not Lua: the whole message, and the line it speaks of. */
final class SyntaxError extends ScriptError {

    private final int line;

    SyntaxError(String source, int line, String message) {
        super(LuaValue.valueOf(source + ":" + line + ": " + message));
        this.line = line;
    }

    int line() {
        return line;
    }
}

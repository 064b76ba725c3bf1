package kodama.lua;

import kodama.lua.compile.Compiler;
import kodama.lua.error.ScriptError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Loads chunks: text always, bytecode only on an open machine. */
public final class ChunkLoader {

    private ChunkLoader() {}

    /**
     * Compiles a text, or takes bytecode.
     *
     * @param machine runs the function
     * @param name the chunk's name, as {@code load} takes it
     * @param mode what is welcome: {@code t} for text, {@code b} for bytecode
     * @param environment what the function finds as its globals
     * @throws kodama.lua.error.ScriptError if the chunk is not welcome, or no Lua
     */
    public static ScriptFunction load(
            LuaMachine machine, byte[] chunk, String name, String mode, LuaValue environment) {
        boolean isBinary = chunk.length > 0 && chunk[0] == Compiler.ESCAPE;
        String kind = isBinary ? "binary" : "text";
        boolean isWelcome = mode.indexOf(kind.charAt(0)) >= 0
                && !(isBinary && machine.options().sandboxed());
        if (!isWelcome) throw refused(kind, isBinary && machine.options().sandboxed() ? "t" : mode);
        if (!isBinary) return machine.engine().compile(name, chunk, environment);
        Prototype main = machine.extensions().bytecode().read(chunk, name);
        boolean takesGlobals = environment != machine.globals() || main.upvalues.length == 1;
        return machine.engine().function(main, takesGlobals ? environment : LuaValue.NIL);
    }

    private static ScriptError refused(String kind, String mode) {
        return new ScriptError(LuaValue.valueOf("attempt to load a " + kind + " chunk (mode is '" + mode + "')"));
    }
}

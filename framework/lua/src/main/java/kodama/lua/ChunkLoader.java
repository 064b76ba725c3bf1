package kodama.lua;

import kodama.lua.compile.Compiler;
import kodama.lua.error.ScriptError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Loads chunks: source text on any machine, bytecode only with the full standard library. */
public final class ChunkLoader {

    private ChunkLoader() {}

    /**
     * Compiles source text, or loads bytecode.
     *
     * @param machine the machine that will run the function
     * @param name the chunk's name, as {@code load} takes it
     * @param mode the accepted forms: {@code t} for text, {@code b} for bytecode
     * @param environment the function's globals
     * @throws kodama.lua.error.ScriptError if the form is not accepted, or if the chunk is invalid
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

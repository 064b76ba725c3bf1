package kodama.lua;

import java.util.Arrays;
import kodama.lua.error.ScriptError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Loads chunks: text always, bytecode only on an open machine. */
public final class Chunks {

    /** The first byte of compiled Lua. */
    private static final byte ESCAPE = 27;

    private Chunks() {}

    /**
     * Compiles a text, or takes bytecode.
     *
     * @param machine runs the function
     * @param name the chunk's name, as {@code load} takes it
     * @param mode what is welcome: {@code t} for text, {@code b} for bytecode
     * @param environment what the function finds as its globals
     * @return the main function
     * @throws kodama.lua.error.ScriptError if the chunk is not welcome, or no Lua
     */
    public static ScriptFunction load(
            LuaMachine machine, byte[] chunk, String name, String mode, LuaValue environment) {
        boolean isBinary = chunk.length > 0 && chunk[0] == ESCAPE;
        String kind = isBinary ? "binary" : "text";
        boolean isWelcome = mode.indexOf(kind.charAt(0)) >= 0
                && !(isBinary && machine.options().caged());
        if (!isWelcome) throw refused(kind, isBinary && machine.options().caged() ? "t" : mode);
        if (!isBinary) return machine.engine().compile(name, chunk, environment);
        Prototype main = machine.additions().bytecode().read(chunk, name);
        boolean takesGlobals = environment != machine.globals() || main.upvalues.length == 1;
        return machine.engine().function(main, takesGlobals ? environment : LuaValue.NIL);
    }

    private static ScriptError refused(String kind, String mode) {
        return new ScriptError(LuaValue.valueOf("attempt to load a " + kind + " chunk (mode is '" + mode + "')"));
    }

    /**
     * A first line that begins with {@code #} says which program runs the file; bytecode may stand behind it.
     *
     * @param chunk a whole file
     * @return what is to be compiled
     */
    public static byte[] withoutFirstLine(byte[] chunk) {
        int start = markLength(chunk);
        if (start == chunk.length || chunk[start] != '#') return Arrays.copyOfRange(chunk, start, chunk.length);
        int end = start;
        while (end < chunk.length && chunk[end] != '\n') end++;
        return afterLine(chunk, end);
    }

    /** Some editors begin UTF-8 with a byte order mark. */
    private static int markLength(byte[] chunk) {
        boolean isMarked =
                chunk.length >= 3 && chunk[0] == (byte) 0xEF && chunk[1] == (byte) 0xBB && chunk[2] == (byte) 0xBF;
        return isMarked ? 3 : 0;
    }

    /** A text keeps its line end, so that lines count as in the file. */
    private static byte[] afterLine(byte[] chunk, int end) {
        boolean isBinary = end + 1 < chunk.length && chunk[end + 1] == ESCAPE;
        return Arrays.copyOfRange(chunk, isBinary ? end + 1 : end, chunk.length);
    }
}

package kodama.lua;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import kodama.lua.error.ScriptError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LoadState;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Loads chunks: text always, bytecode only on an open machine. */
final class Chunks {

    static final byte ESCAPE = 27;

    /** The head of every chunk that {@code string.dump} writes: signature, version, sizes of numbers, and a tail. */
    private static final byte[] HEAD = {ESCAPE, 'L', 'u', 'a', 0x52, 0, 0, 4, 4, 4, 8, 0, 25, (byte) 147, 13, 10, 26, 10
    };

    private static final int SIGNATURE = 4;
    private static final int VERSION = 6;
    private static final int SIZES = 12;

    private Chunks() {}

    static ScriptFunction load(LuaMachine machine, byte[] chunk, String name, String mode, LuaValue environment) {
        boolean isBinary = chunk.length > 0 && chunk[0] == ESCAPE;
        String kind = isBinary ? "binary" : "text";
        boolean isWelcome = mode.indexOf(kind.charAt(0)) >= 0
                && !(isBinary && machine.options().caged());
        if (!isWelcome) throw refused(kind, isBinary && machine.options().caged() ? "t" : mode);
        if (!isBinary) return machine.compile(name, chunk, environment);
        Code code = new Code(machine, undump(chunk, name));
        boolean takesGlobals = environment != machine.globals() || code.prototype.upvalues.length == 1;
        return machine.function(code, takesGlobals ? environment : LuaValue.NIL);
    }

    private static ScriptError refused(String kind, String mode) {
        return new ScriptError(LuaValue.valueOf("attempt to load a " + kind + " chunk (mode is '" + mode + "')"));
    }

    private static Prototype undump(byte[] chunk, String name) {
        String problem = problem(chunk);
        if (problem != null) throw broken(name, problem, null);
        try {
            return LoadState.instance.undump(new ByteArrayInputStream(chunk), name);
        } catch (IOException | RuntimeException broken) {
            throw broken(name, "truncated", broken);
        }
    }

    private static ScriptError broken(String name, String problem, @Nullable Throwable reason) {
        return new ScriptError(LuaValue.valueOf(shown(name) + ": " + problem + " precompiled chunk"), reason);
    }

    /** What is wrong with a chunk's head, or null. */
    private static @Nullable String problem(byte[] chunk) {
        if (chunk.length < HEAD.length) return "truncated";
        int at = Arrays.mismatch(HEAD, 0, HEAD.length, chunk, 0, HEAD.length);
        if (at < 0) return null;
        return at < SIGNATURE
                ? "not a"
                : at < VERSION ? "version mismatch in" : at < SIZES ? "incompatible" : "corrupted";
    }

    private static String shown(String name) {
        if (name.startsWith("=") || name.startsWith("@")) return name.substring(1);
        return name.charAt(0) == ESCAPE ? "binary string" : name;
    }
}

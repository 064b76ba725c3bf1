package kodama.lua.open;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.Arrays;
import kodama.lua.error.ScriptError;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LoadState;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;

/** Reads what {@code string.dump} writes. */
public final class BytecodeReader {

    private static final byte ESCAPE = 27;

    /** The head of every chunk that {@code string.dump} writes: signature, version, sizes of numbers, and a tail. */
    private static final byte[] HEAD = {ESCAPE, 'L', 'u', 'a', 0x52, 0, 0, 4, 4, 4, 8, 0, 25, (byte) 147, 13, 10, 26, 10
    };

    private static final int SIGNATURE = 4;
    private static final int VERSION = 6;
    private static final int SIZES = 12;

    private BytecodeReader() {}

    /**
     * Reads a chunk.
     *
     * @param chunk the bytes
     * @param name the chunk's name, as {@code load} takes it
     * @return the main function
     * @throws ScriptError if it is no chunk of this machine
     */
    public static Prototype read(byte[] chunk, String name) {
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

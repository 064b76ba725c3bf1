package kodama.lua;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import kodama.lua.compile.Compiler;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.Prototype;

/**
 * Remembers what files were compiled to, for the machines of a game that come one after the other: a file that has not
 * changed since is not compiled again. That halves what a test takes.
 *
 * <p>It counts against the budget as if it were. Owned by one thread; machines that live at the same time may share it.
 */
public final class CompilationCache {
    private record Entry(byte[] source, Prototype prototype) {}

    private final Map<String, Entry> known = new HashMap<>();

    /** Remembers nothing yet. */
    public CompilationCache() {}

    /** Compiles a text, unless it is what the file had when it was last compiled. */
    Prototype prototype(String chunkName, byte[] source) {
        // other texts are as many as scripts like to make
        boolean isFile = chunkName.startsWith("@");
        return isFile ? ofFile(chunkName, source) : Compiler.compile(chunkName, source, LuaReal::of);
    }

    private Prototype ofFile(String chunkName, byte[] source) {
        Entry entry = known.get(chunkName);
        if (entry != null && Arrays.equals(entry.source, source)) return entry.prototype;
        Prototype compiled = Compiler.compile(chunkName, source, LuaReal::of);
        known.put(chunkName, new Entry(source, compiled));
        return compiled;
    }
}

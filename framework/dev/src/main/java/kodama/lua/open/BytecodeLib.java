package kodama.lua.open;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import kodama.lua.Builtin;
import kodama.lua.Library;
import kodama.lua.LuaMachine;
import kodama.lua.ScriptFunction;
import kodama.lua.compile.Compiler;
import kodama.lua.error.MessageError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.Args;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LoadState;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;
import org.luaj.vm2.compiler.DumpState;

/** Precompiled chunks: {@code string.dump} writes them, {@code load} reads them. */
final class BytecodeLib implements Library {
    /** The header of every chunk: signature, version, sizes of numbers, and a tail. */
    private static final byte[] HEAD = {
        Compiler.ESCAPE, 'L', 'u', 'a', 0x52, 0, 0, 4, 4, 4, 8, 0, 25, (byte) 147, 13, 10, 26, 10
    };

    private static final int SIGNATURE = 4;
    private static final int VERSION = 6;
    private static final int SIZES = 12;

    @Override
    public void install(LuaMachine machine, LuaTable globals) {
        Builtin.define((LuaTable) globals.rawget("string"), "string.dump", BytecodeLib::dump);
    }

    private static Varargs dump(Varargs args) {
        if (Args.function(args, 1) instanceof ScriptFunction function) return dump(function);
        throw new MessageError("unable to dump given function");
    }

    private static LuaString dump(ScriptFunction function) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            DumpState.dump(function.prototype(), out, false);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return LuaString.valueUsing(out.toByteArray());
    }

    /**
     * Reads a chunk.
     *
     * @param name name of the chunk, as in {@code load}
     * @throws ScriptError if it was not written by this machine
     */
    static Prototype read(byte[] chunk, String name) {
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

    /** Returns the error in a chunk's header, or null. */
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
        return name.charAt(0) == Compiler.ESCAPE ? "binary string" : name;
    }
}

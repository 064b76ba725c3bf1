package kodama.lua;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import kodama.lua.compile.Compiler;
import kodama.lua.compile.SyntaxError;
import kodama.lua.error.ScriptError;
import kodama.lua.value.LosslessUtf8;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** Compiles source text to functions of a machine. */
final class ScriptCompiler {

    /** Cost of compiling one byte. */
    private static final int INSTRUCTIONS_PER_BYTE = 10;

    /** Base cost of compiling a chunk. */
    private static final int COST = 500;

    private static final int FIRST_PURGE = 1000;

    private final LuaMachine machine;

    /** Main functions of a machine with the full standard library, for {@link #clearCaches}. */
    private final List<WeakReference<FunctionCode>> chunks = new ArrayList<>();

    /** Number of chunks at which collected ones are removed from the list. */
    private int nextPurge = FIRST_PURGE;

    ScriptCompiler(LuaMachine machine) {
        this.machine = machine;
    }

    /** Compiles a file on behalf of Java. */
    ScriptFunction file(String name, byte[] source, LuaValue environment) {
        try {
            return function(code("@" + name, Compiler.withoutFirstLine(source)), environment);
        } catch (SyntaxError wrong) {
            throw failure(name, wrong, machine.options().sandboxed());
        }
    }

    /** Returns the exception that Java gets for a file with a syntax error. */
    static LuaFailure failure(String name, SyntaxError wrong, boolean hints) {
        String message = wrong.getMessage() + (hints ? wrong.hint() : "");
        return new LuaFailure(LosslessUtf8.of(message), message, name, wrong.line(), "", List.of(), null);
    }

    /** Compiles text on behalf of a script; throws a complete Lua error. */
    ScriptFunction text(String chunkName, byte[] source, LuaValue environment) {
        try {
            return function(code(chunkName, source), environment);
        } catch (SyntaxError wrong) {
            boolean isFile = chunkName.startsWith("@") && machine.options().sandboxed();
            throw new ScriptError(LosslessUtf8.of(wrong.getMessage() + (isFile ? wrong.hint() : "")));
        }
    }

    private FunctionCode code(String chunkName, byte[] source) {
        if (machine.engine().running() != null) machine.charge(COST + (long) source.length * INSTRUCTIONS_PER_BYTE);
        return new FunctionCode(machine, machine.options().compiled().prototype(chunkName, source));
    }

    /** Makes the function of a main chunk. */
    ScriptFunction function(FunctionCode code, LuaValue environment) {
        if (!machine.options().sandboxed()) track(code);
        if (machine.debugHook != null) machine.debugHook.loaded(code);
        Upvalue[] upvalues = new Upvalue[code.prototype.upvalues.length];
        for (int i = 0; i < upvalues.length; i++) upvalues[i] = Upvalue.closed(i == 0 ? environment : LuaValue.NIL);
        ScriptFunction chunk = new ScriptFunction(machine, code, upvalues);
        if (machine.listener != null) machine.listener.loaded(chunk);
        return chunk;
    }

    private void track(FunctionCode chunk) {
        chunks.add(new WeakReference<>(chunk));
        if (chunks.size() < nextPurge) return;
        chunks.removeIf(each -> each.get() == null);
        nextPurge = 2 * chunks.size() + FIRST_PURGE;
    }

    /** Drops the last closures of functions so that they can be collected. */
    void clearCaches() {
        for (WeakReference<FunctionCode> each : chunks) dropClosures(each.get());
    }

    private static void dropClosures(@Nullable FunctionCode code) {
        if (code == null) return;
        code.lastClosure = null;
        for (FunctionCode child : code.children) dropClosures(child);
    }
}

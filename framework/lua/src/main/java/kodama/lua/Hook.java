package kodama.lua;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Observes a coroutine while it runs. A game's coroutines have no hook, which costs them one null check per call. A
 * debugger's hook also belongs to the machine, and is notified of chunks and errors of all coroutines.
 */
interface Hook {

    /** Returns the instructions to run; before each stop among them, {@link #mayRun} is called. */
    int[] instructions(FunctionCode code);

    /**
     * Whether the instruction before the frame's {@code pc} may run; if not, the interpreter asks for instructions
     * again.
     */
    boolean mayRun(Call call);

    /** Called after the call of a Lua function; its frame is the innermost. */
    void called(Call call);

    /** Called after the call of a resumable function; its frame is the innermost. */
    void began();

    /** Called before a resumable function returns. */
    void ends(Call call);

    /** Calls a plain function for a resumable one. */
    Varargs call(LuaValue plain, Varargs args);

    /** Returns true once after a change, so that the interpreter selects its instructions again. */
    boolean wasJustSet();

    /** For the machine's hook: called when a chunk has been loaded, before it runs. */
    default void loaded(FunctionCode chunk) {}

    /** For the machine's hook: called when an error has been raised, while all frames still exist. */
    default void failed(Coroutine co, LuaError error) {}
}

package kodama.lua;

import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Looks on while a coroutine runs. A game's coroutines have none, and pay one test for null a call. That of a debugger
 * belongs to the machine besides, and hears of chunks and errors of all coroutines.
 */
interface Hook {

    /** The instructions to run: some of them may be stops, which are asked {@link #mayRun} for. */
    int[] instructions(FunctionCode code);

    /** Whether the instruction before the frame's {@code pc} may run now; if not, the interpreter looks what to run. */
    boolean mayRun(Call call);

    /** A Lua function has been called; its frame is the innermost. */
    void called(Call call);

    /** A resumable function has been called; its frame is the innermost. */
    void began();

    /** A resumable function is about to return. */
    void ends(Call call);

    /** Calls a plain function for a resumable one. */
    Varargs call(LuaValue plain, Varargs args);

    /** Answers true once after a change: the interpreter must look again at what to run. */
    boolean wasJustSet();

    /** The machine's: a chunk has been loaded, and nothing of it has run. */
    default void loaded(FunctionCode chunk) {}

    /** The machine's: an error has been raised; all frames of the coroutine are still there. */
    default void failed(Coroutine co, LuaError error) {}
}

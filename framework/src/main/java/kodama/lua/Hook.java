package kodama.lua;

import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Looks on while a coroutine runs. A game's coroutines have none, and pay one test for null a call. */
interface Hook {

    /** The instructions to run: some of them may be stops, which are asked {@link #admits} for. */
    int[] instructions(Code code);

    /** Whether the instruction before the frame's {@code pc} may run now; if not, the interpreter looks what to run. */
    boolean admits(Call call);

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
}

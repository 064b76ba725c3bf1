package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The running coroutine and its current callee. Both change thousands of times per frame, and with G1 a reference
 * stored in an old object costs more than the rest of a resume. So the machine replaces this object regularly, which
 * keeps it in the young generation.
 */
final class ExecutionState {

    /** Resumes until the object is replaced: frequent enough to keep it young, rare enough to cost nothing. */
    static final int LENGTH = 4096;

    /** The running coroutine, or null while no script runs. */
    @Nullable
    Coroutine running;

    /** The plain function that its translated code is calling, or null. */
    @Nullable
    LuaValue called;

    /** A result that is not a number, of a call that expected one: set for {@link CallTarget#takeResult} only. */
    Varargs returned = LuaValue.NONE;
}

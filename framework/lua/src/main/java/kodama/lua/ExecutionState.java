package kodama.lua;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Which coroutine has its turn, and what it calls. Both change thousands of times a frame, and to store a reference in
 * an object that has outlived some collections costs more with G1 than all else that a resume does. So the machine
 * takes a new one of these every now and then.
 */
final class ExecutionState {

    /** Resumes until there is a new one: so often that it stays young, so seldom that it costs nothing. */
    static final int LENGTH = 4096;

    /** The coroutine that runs, or null while no script does. */
    @Nullable
    Coroutine running;

    /** The plain function that a translated one of it calls, or null while it calls none. */
    @Nullable
    LuaValue called;

    /** What a function has given back that was called for a number: between NaN and {@link CallTarget#taken} alone. */
    Varargs returned = LuaValue.NONE;
}

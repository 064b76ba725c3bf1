package kodama.lua;

import kodama.lua.limit.Budget;
import kodama.lua.value.Collector;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/**
 * Compiles and runs scripts for a machine. Machine, coroutines and functions, which the interpreter works on, know no
 * more of it than this, so that they are the only classes of the machine that need each other in a circle.
 */
interface ExecutionEngine extends Budget.Runner, Collector.Roots {

    /** Compiles a file for Java. */
    LuaFunction load(String name, byte[] source, LuaValue environment);

    /** Compiles a text for a script; throws a complete Lua error. */
    ScriptFunction compile(String chunkName, byte[] source, LuaValue environment);

    /** Makes the function of a chunk that is compiled already. */
    ScriptFunction function(Prototype chunk, LuaValue environment);

    /** Calls a function from Java, on top of whatever runs. */
    Varargs call(LuaFunction function, Varargs args);

    /** Resumes a coroutine on behalf of Java. */
    Varargs resumeFromJava(Coroutine co, Varargs args);

    /** Resumes a coroutine on behalf of a script; throws what ends it. */
    Varargs resume(Coroutine co, Varargs args);

    /** The coroutine that runs, or null while no script does. */
    @Nullable
    Coroutine running();

    /** Gives frames to the calls of a coroutine that run as Java. */
    void materializeCalls(Coroutine co);

    /** Says what a translated function was made of, which is met as Java. */
    void register(TranslatedCode translated, FunctionCode code);

    /** The calls a coroutine is in, or was in when an error ended it. */
    String traceback(Coroutine co);
}

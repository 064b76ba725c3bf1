package kodama.lua;

import kodama.lua.limit.Budget;
import kodama.lua.value.Collector;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Prototype;
import org.luaj.vm2.Varargs;

/**
 * Compiles and runs scripts for a machine. It is all that machine, coroutines and functions know of the interpreter,
 * which keeps the circular dependencies in this package small.
 */
interface ExecutionEngine extends Budget.Runner, Collector.Roots {

    /** Compiles a file on behalf of Java. */
    LuaFunction load(String name, byte[] source, LuaValue environment);

    /** Compiles text on behalf of a script; throws a complete Lua error. */
    ScriptFunction compile(String chunkName, byte[] source, LuaValue environment);

    /** Makes the function of a compiled chunk. */
    ScriptFunction function(Prototype chunk, LuaValue environment);

    /** Calls a function from Java, above whatever is running. */
    Varargs call(LuaFunction function, Varargs args);

    /** Resumes a coroutine on behalf of Java. */
    Varargs resumeFromJava(Coroutine co, Varargs args);

    /** Resumes a coroutine on behalf of a script; throws the error that ends it. */
    Varargs resume(Coroutine co, Varargs args);

    /** Returns the running coroutine, or null if no script runs. */
    @Nullable
    Coroutine running();

    /** Makes shadow frames for a coroutine's calls of translated code. */
    void materializeCalls(Coroutine co);

    /** Registers the source of a translated function, so that it can be recognized on the Java stack. */
    void register(TranslatedCode translated, FunctionCode code);

    /** Returns the active calls of a coroutine, or those at the error that ended it. */
    String traceback(Coroutine co);
}

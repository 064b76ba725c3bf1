package kodama.lua.bind;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The body of a coroutine that calls a function at every resume; the function may itself wait. For packages that use
 * LuaJ.
 */
public abstract class RepeatedCall extends Resumable {
    private static final Object CALLING = "calling";
    private static final Object YIELDING = "yielding";

    /** Makes a body, which any number of coroutines can run. */
    protected RepeatedCall() {}

    /** Returns the function to call next. */
    protected abstract LuaValue function();

    /** Returns the arguments for it. */
    protected abstract Varargs arguments();

    /**
     * Whether the coroutine ends.
     *
     * @param results the results of the function
     * @return true to end with these results
     */
    protected abstract boolean isDone(Varargs results);

    @Override
    protected final Varargs start(Call call, Varargs arguments) {
        call.state = CALLING;
        return call.invoke(function(), arguments());
    }

    @Override
    protected final Varargs resume(Call call, Varargs results) {
        if (call.state == YIELDING) return start(call, results);
        if (isDone(results)) return results;
        call.state = YIELDING;
        return call.yield(LuaValue.NONE);
    }
}

package kodama.lua.bind;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The body of a coroutine that calls a function once for every resume; the function may itself wait. For rooms that
 * know LuaJ.
 */
public abstract class RepeatedCall extends Resumable {
    private static final Object CALLING = "calling";
    private static final Object RESTING = "resting";

    /** Runs for one coroutine or for many. */
    protected RepeatedCall() {}

    /** Chooses the function to call this time. */
    protected abstract LuaValue function();

    /** Chooses what to call it with. */
    protected abstract Varargs arguments();

    /**
     * Tells whether the coroutine ends.
     *
     * @param results what the function has returned
     * @return true to return them from the coroutine, too
     */
    protected abstract boolean isDone(Varargs results);

    @Override
    protected final Varargs start(Call call, Varargs arguments) {
        call.state = CALLING;
        return call.invoke(function(), arguments());
    }

    @Override
    protected final Varargs resume(Call call, Varargs results) {
        if (call.state == RESTING) return start(call, results);
        if (isDone(results)) return results;
        call.state = RESTING;
        return call.yield(LuaValue.NONE);
    }
}

package kodama.script;

import kodama.lua.Call;
import kodama.lua.Resumable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The body of a coroutine that calls a function once for every resume; the function may itself wait. */
abstract class Repeat extends Resumable {
    private static final Object CALLING = "calling";
    private static final Object RESTING = "resting";

    /** The function to call this time. */
    abstract LuaValue function();

    /** What to call it with. */
    abstract Varargs arguments();

    /** Whether these results of the function end the coroutine. */
    abstract boolean ends(Varargs results);

    @Override
    protected final Varargs start(Call call, Varargs arguments) {
        call.state = CALLING;
        return call.invoke(function(), arguments());
    }

    @Override
    protected final Varargs resume(Call call, Varargs results) {
        if (call.state == RESTING) return start(call, results);
        if (ends(results)) return results;
        call.state = RESTING;
        return call.yield(LuaValue.NONE);
    }
}

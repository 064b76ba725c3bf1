package kodama.lua;

import kodama.lua.error.ScriptError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** {@code coroutine.yield}. The machine knows it, and gives it no frame. */
public final class YieldFunction extends Resumable {

    /**
     * Makes the function.
     *
     * @param machine the machine whose coroutines it suspends
     */
    public YieldFunction(LuaMachine machine) {
        super(machine, "yield");
    }

    @Override
    protected Varargs start(Call call, Varargs args) {
        return call.yield(args);
    }

    /**
     * As {@code call.invoke}, for functions that the reference calls from C: they may suspend, but not be a yield.
     *
     * @param call the running call
     * @return what {@code call.invoke} gives
     * @throws ScriptError if the function is a yield
     */
    public static Varargs invoke(Call call, LuaValue function, Varargs args) {
        LuaMachine machine = call.machine();
        if (function instanceof YieldFunction && call.coroutine() != machine.mainCoroutine()) {
            throw new ScriptError(LuaValue.valueOf("attempt to yield across a C-call boundary"));
        }
        return call.invoke(function, args);
    }
}

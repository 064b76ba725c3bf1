package kodama.lua;

import kodama.lua.error.ScriptError;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** The function {@code coroutine.yield}. The machine recognizes it and gives it no frame. */
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
     * Calls a function like {@code call.invoke}, for functions that the reference implementation calls from C: they may
     * suspend, but must not be {@code coroutine.yield} itself.
     *
     * @param call the running call
     * @return the result of {@code call.invoke}
     * @throws ScriptError if the function is {@code coroutine.yield}
     */
    public static Varargs invoke(Call call, LuaValue function, Varargs args) {
        LuaMachine machine = call.machine();
        if (function instanceof YieldFunction && call.coroutine() != machine.mainCoroutine()) {
            throw new ScriptError(LuaValue.valueOf("attempt to yield across a C-call boundary"));
        }
        return call.invoke(function, args);
    }
}

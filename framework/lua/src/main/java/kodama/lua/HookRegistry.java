package kodama.lua;

import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Who watches what the coroutines of a machine do. */
public final class HookRegistry {

    private static final Varargs NOTHING = LuaValue.varargsOf(LuaValue.NIL, LuaValue.EMPTYSTRING, LuaReal.ZERO);

    private final LuaMachine machine;

    /** Coroutines with a hook. */
    private int watched;

    /** Whether the machine stopped at calls before the first hook was set. */
    private boolean stoppedBefore;

    /**
     * No one watches yet.
     *
     * @param machine the machine that runs the coroutines
     */
    public HookRegistry(LuaMachine machine) {
        this.machine = machine;
    }

    /**
     * What is set for a coroutine: the function, its events and its count.
     *
     * @return the three values, as {@code debug.gethook} gives them
     */
    public Varargs settings(Coroutine co) {
        return co.hook instanceof DebugHook hook ? hook.settings() : NOTHING;
    }

    /**
     * Sets a hook; one that is there may be running, and stays the same object.
     *
     * @param function what is told
     * @param events the letters of the events it is told
     * @param count so many instructions between two events of their own; 0 for none
     */
    public void set(Coroutine co, LuaValue function, String events, int count) {
        DebugHook hook = co.hook instanceof DebugHook known ? known : new DebugHook(co);
        boolean wasSet = hook.isSet();
        hook.set(function, events, count);
        co.hook = hook;
        if (hook.isSet() && !wasSet) watch();
        if (wasSet && !hook.isSet() && --watched == 0) machine.stopsAtCalls = stoppedBefore;
    }

    /** Takes a coroutine's hook away. */
    public void remove(Coroutine co) {
        if (co.hook != null) set(co, LuaValue.NIL, "", 0);
    }

    /** Calls of Lua functions must come by {@link CoroutineRunner} to be told of. */
    private void watch() {
        if (watched++ > 0) return;
        stoppedBefore = machine.stopsAtCalls;
        machine.stopsAtCalls = true;
    }
}

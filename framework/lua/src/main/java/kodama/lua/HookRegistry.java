package kodama.lua;

import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Sets and removes the hooks of a machine's coroutines, for {@code debug.sethook}. */
public final class HookRegistry {

    private static final Varargs NOTHING = LuaValue.varargsOf(LuaValue.NIL, LuaValue.EMPTYSTRING, LuaReal.ZERO);

    private final LuaMachine machine;

    /** Number of coroutines with a hook. */
    private int hooked;

    /** Whether the machine already stopped at calls before the first hook was set. */
    private boolean stoppedBefore;

    /**
     * Makes the hooks of a machine; no coroutine has one yet.
     *
     * @param machine the machine that runs the coroutines
     */
    public HookRegistry(LuaMachine machine) {
        this.machine = machine;
    }

    /**
     * Returns the settings of a coroutine's hook.
     *
     * @return function, events and count, as {@code debug.gethook} returns them
     */
    public Varargs settings(Coroutine co) {
        return co.hook instanceof DebugHook hook ? hook.settings() : NOTHING;
    }

    /**
     * Sets a hook. An existing hook object is reused, since it may be running.
     *
     * @param function the function to call
     * @param events the letters of the events
     * @param count instructions between two count events; 0 for none
     */
    public void set(Coroutine co, LuaValue function, String events, int count) {
        DebugHook hook = co.hook instanceof DebugHook known ? known : new DebugHook(co);
        boolean wasSet = hook.isSet();
        hook.set(function, events, count);
        co.hook = hook;
        if (hook.isSet() && !wasSet) enable();
        if (wasSet && !hook.isSet() && --hooked == 0) machine.stopsAtCalls = stoppedBefore;
    }

    /** Removes a coroutine's hook. */
    public void remove(Coroutine co) {
        if (co.hook != null) set(co, LuaValue.NIL, "", 0);
    }

    /** Makes calls of Lua functions pass through {@link CoroutineRunner}, which reports them. */
    private void enable() {
        if (hooked++ > 0) return;
        stoppedBefore = machine.stopsAtCalls;
        machine.stopsAtCalls = true;
    }
}

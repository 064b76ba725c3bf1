package kodama.script.task;

import kodama.lua.bind.Lua;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import org.jspecify.annotations.Nullable;

/** Calls functions of scripts that belong to no task and cannot wait: finish hooks, and what shots tell. */
public final class Callbacks {
    private final Lua lua;
    private final RunningTask running;

    Callbacks(Lua lua, RunningTask running) {
        this.lua = lua;
        this.running = running;
    }

    /**
     * Calls a function.
     *
     * @param what how messages name it, as {@code a finish hook}
     * @param function a function
     * @param arguments what it gets
     * @return what it returns
     * @throws kodama.lua.bind.LuaException if it waits
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Values call(String what, Value function, Values arguments) {
        int before = running.beginNoTurn();
        @Nullable String outer = running.beginCallback(what);
        try {
            return lua.routine(function).runToEnd(arguments, obstacle(what));
        } finally {
            running.endCallback(outer);
            running.end(before);
        }
    }

    /** Why it cannot wait. */
    static String obstacle(String what) {
        return what + " cannot wait; spawn a task for what takes time";
    }
}

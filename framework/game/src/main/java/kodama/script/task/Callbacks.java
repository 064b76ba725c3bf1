package kodama.script.task;

import java.util.function.BiConsumer;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;

/** Calls functions of scripts that run outside of tasks and must not wait: finish hooks and the callbacks of shots. */
public final class Callbacks {
    private final Lua lua;
    private final RunningTask running;
    private final TaskTables tables;
    private final BiConsumer<Task, Runnable> finishes;

    /** @param finishes runs a finish hook of a task that has ended; more tasks may end in it */
    Callbacks(Lua lua, RunningTask running, TaskTables tables, BiConsumer<Task, Runnable> finishes) {
        this.lua = lua;
        this.running = running;
        this.tables = tables;
        this.finishes = finishes;
    }

    /**
     * Calls a function.
     *
     * @param what description for messages, as {@code a finish hook}
     * @throws LuaException if it waits
     * @throws kodama.lua.LuaFailure if it fails
     */
    public Values call(String what, Value function, Values arguments) {
        int before = running.beginOutsideTask();
        @Nullable String outer = running.beginCallback(what);
        try {
            return lua.routine(function).runToEnd(arguments, cannotWait(what));
        } finally {
            running.endCallback(outer);
            running.end(before);
        }
    }

    /** Returns the message for a function that waits. */
    static String cannotWait(String what) {
        return what + " cannot wait; spawn a task that waits";
    }

    /** Calls the finish hook in the table of a task that has ended, if there is one. */
    void finish(ScriptedTask ended) {
        Value hook = ended.table().get("finish");
        if (hook.is(LuaType.FUNCTION)) finish(hook, ended);
        else if (!hook.isNil())
            throw new LuaException("a task's 'finish' must be a function but was a " + hook.typeName());
    }

    /**
     * Calls a finish hook.
     *
     * @throws LuaException if it waits
     * @throws kodama.lua.LuaFailure if it fails
     */
    public void finish(Value hook, ScriptedTask ended) {
        Runnable call = () -> call("a finish hook", hook, Values.of(ended.table()));
        tables.whileEnding(ended, () -> finishes.accept(ended, call));
    }
}

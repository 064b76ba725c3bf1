package kodama.script.task;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;

/** Calls what scripts want done at the end of a task. It belongs to no task, and cannot wait. */
public final class FinishHooks {
    private final TaskTables tables;
    private final Callbacks callbacks;
    private final FinishWatch watch;

    FinishHooks(TaskTables tables, Callbacks callbacks, FinishWatch watch) {
        this.tables = tables;
        this.callbacks = callbacks;
        this.watch = watch;
    }

    /** Calls the function that the table of an ended task has for its end. */
    void run(ScriptedTask ended) {
        Value hook = ended.table().get("finish");
        if (hook.is(LuaType.FUNCTION)) run(hook, ended);
        else if (!hook.isNil())
            throw new LuaException("a task's 'finish' must be a function but was a " + hook.typeName());
    }

    /**
     * Calls a function at the end of a task.
     *
     * @param hook a function
     * @param ended the task
     * @throws LuaException if it waits
     * @throws kodama.lua.LuaFailure if it fails
     */
    public void run(Value hook, ScriptedTask ended) {
        Runnable call = () -> callbacks.call("a finish hook", hook, Values.of(ended.table()));
        tables.whileEnding(ended, () -> watch.finish(ended, call));
    }
}

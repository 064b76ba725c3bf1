package kodama.script.task;

import kodama.lua.value.TableHash;
import kodama.task.Task;

/** Hashes the fields of tasks' tables. */
public final class TableState {
    private TableState() {}

    /**
     * Returns the hash of the numbers, booleans and strings that are directly in a task's table; see {@link TableHash}.
     *
     * @return 0 if scripts do not know the task
     */
    public static long hash(Task task) {
        return task instanceof ScriptedTask scripted ? TableHash.of(scripted.fields()) : 0;
    }
}

package kodama.script;

import java.lang.ref.WeakReference;
import java.util.IdentityHashMap;
import java.util.Map;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaValue;

/**
 * Which live task a table stands for, and what became of the last ones that died. Only looked up, never walked through, so
 * that identity gives no order away.
 */
final class TaskTables {
    /** As many dead tasks are remembered as the list of tasks remembers. */
    private static final int REMEMBERED = 1024;

    /** Holds on to nothing: nobody can ask for a table that scripts have let go of. */
    private record Grave(WeakReference<LuaValue> table, TaskHandle handle) {}

    private final Map<LuaValue, ScriptedTask> tasks = new IdentityHashMap<>();
    private final TaskList list;
    private final boolean remembers;
    private final @Nullable Grave[] graves = new Grave[REMEMBERED];
    private int next;

    TaskTables(TaskList list, boolean remembers) {
        this.list = list;
        this.remembers = remembers;
    }

    void bind(ScriptedTask task) {
        tasks.put(task.table(), task);
    }

    void unbind(ScriptedTask task) {
        tasks.remove(task.table());
        if (!remembers) return;
        graves[next] = new Grave(new WeakReference<>(task.table()), task.handle());
        next = (next + 1) % REMEMBERED;
    }

    /** Returns the live task of a table, or null when it has none (any more). */
    @Nullable
    ScriptedTask find(LuaValue table) {
        return tasks.get(table);
    }

    /**
     * Returns the live task of a table.
     *
     * @throws LuaError if there is none; it says what became of it, as far as that is known
     */
    ScriptedTask require(LuaValue table, String function) {
        ScriptedTask task = find(table);
        if (task != null) return task;
        if (!TaskFields.isTask(table)) throw new LuaError(function + ": this table is no task's");
        throw new LuaError(function + ": " + fate(table));
    }

    private String fate(LuaValue table) {
        for (int i = 1; i <= REMEMBERED; i++) {
            Grave grave = graves[(next - i + REMEMBERED) % REMEMBERED];
            if (grave != null && grave.table().refersTo(table)) return list.describe(grave.handle());
        }
        return "the task is dead";
    }
}

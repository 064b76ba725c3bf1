package kodama.script.task;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.task.TaskGroup;
import kodama.task.TaskHandle;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/**
 * Which live task a table stands for, and what became of the last ones that died. Only looked up, never walked through,
 * so that identity gives no order away.
 */
public final class TaskTables {
    /** As many dead tasks are remembered as the list of tasks remembers. */
    private static final int REMEMBERED = 1024;

    /** Holds on to nothing: no one can ask for a table that scripts have let go of. */
    private record DeadTable(WeakReference<LuaValue> table, TaskHandle handle) {}

    private final Map<LuaValue, ScriptedTask> tasks = new IdentityHashMap<>();
    private final TaskList list;
    private final boolean remembers;
    private final Predicate<Value> isTask;
    private final @Nullable DeadTable[] dead = new DeadTable[REMEMBERED];
    private int next;

    /** The task whose finish hook is being called; null if there is none. */
    private @Nullable ScriptedTask ending;

    /**
     * @param remembers whether messages tell what became of a dead task
     * @param isTask whether a table is that of a task, living, dead or never started
     */
    TaskTables(TaskList list, boolean remembers, Predicate<Value> isTask) {
        this.list = list;
        this.remembers = remembers;
        this.isTask = isTask;
    }

    void bind(ScriptedTask task) {
        tasks.put(task.fields(), task);
    }

    void unbind(ScriptedTask task) {
        tasks.remove(task.fields());
        if (!remembers) return;
        dead[next] = new DeadTable(new WeakReference<>(task.fields()), task.handle());
        next = (next + 1) % REMEMBERED;
    }

    /** The live task of a table; null if it has none (any more). */
    public @Nullable ScriptedTask find(Value table) {
        return find(table.raw());
    }

    @Nullable
    ScriptedTask find(LuaValue table) {
        return tasks.get(table);
    }

    /**
     * The table of the first task, in running order, of that name or, failing that, of that group; null if there is
     * none.
     */
    public @Nullable Table named(String name) {
        if (list.find(name) instanceof ScriptedTask task) return task.table();
        TaskGroup members = list.group(name);
        for (int i = 0; i < members.count(); i++)
            if (members.nth(i) instanceof ScriptedTask scripted) return scripted.table();
        return null;
    }

    /** The tables of the tasks of a group, or of all for null, in running order. */
    public List<Table> all(@Nullable String group) {
        List<Table> found = new ArrayList<>();
        TaskGroup members = group == null ? list.all() : list.group(group);
        members.forEach(task -> {
            if (task instanceof ScriptedTask scripted) found.add(scripted.table());
        });
        return found;
    }

    /** Calls a finish hook of a dead task, during which the table is known to be that of the task. */
    void whileEnding(ScriptedTask task, Runnable hook) {
        ScriptedTask outer = ending;
        ending = task;
        try {
            hook.run();
        } finally {
            ending = outer;
        }
    }

    /** Finds the task of a table, also one whose finish hook is being called; null if there is none. */
    @Nullable
    ScriptedTask findEnding(LuaValue table) {
        ScriptedTask task = find(table);
        if (task != null || ending == null) return task;
        return ending.fields() == table ? ending : null;
    }

    /**
     * Finds the live task of a table.
     *
     * @param function who asks, for messages
     * @throws LuaException if there is none; it says what became of it, as far as that is known
     */
    public ScriptedTask require(Table table, String function) {
        ScriptedTask task = find(table);
        if (task != null) return task;
        if (!isTask.test(table)) throw new LuaException(function + ": this table is no task's");
        throw new LuaException(function + ": " + fate(table.raw()));
    }

    private String fate(LuaValue table) {
        for (int i = 1; i <= REMEMBERED; i++) {
            DeadTable last = dead[(next - i + REMEMBERED) % REMEMBERED];
            if (last != null && last.table().refersTo(table)) return list.describe(last.handle());
        }
        return "the task is dead";
    }
}

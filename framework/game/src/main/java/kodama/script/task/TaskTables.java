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
 * Maps tables to living tasks, and remembers the fate of those that died last. The map is never iterated, because its
 * order depends on object identity.
 */
public final class TaskTables {
    /** Number of dead tasks remembered, as many as the task list remembers. */
    private static final int CACHE_SIZE = 1024;

    /** A weak reference, because a table that scripts have released is never looked up. */
    private record DeadTable(WeakReference<LuaValue> table, TaskHandle handle) {}

    private final Map<LuaValue, ScriptedTask> tasks = new IdentityHashMap<>();
    private final TaskList list;
    private final boolean remembers;
    private final Predicate<Value> isTask;
    private final @Nullable DeadTable[] dead = new DeadTable[CACHE_SIZE];
    private int next;

    /** The task whose finish hook is being called; null if there is none. */
    private @Nullable ScriptedTask ending;

    /**
     * @param remembers whether messages describe the fate of dead tasks
     * @param isTask returns whether a table is that of a task: living, dead or never started
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
        next = (next + 1) % CACHE_SIZE;
    }

    /** Returns the living task of a table; null if it has none. */
    public @Nullable ScriptedTask find(Value table) {
        return find(table.raw());
    }

    @Nullable
    ScriptedTask find(LuaValue table) {
        return tasks.get(table);
    }

    /**
     * Returns the table of the first task, in running order, of this name or, if there is none, of this group; null if
     * there is none either.
     */
    public @Nullable Table named(String name) {
        if (list.find(name) instanceof ScriptedTask task) return task.table();
        TaskGroup members = list.group(name);
        for (int i = 0; i < members.count(); i++)
            if (members.nth(i) instanceof ScriptedTask scripted) return scripted.table();
        return null;
    }

    /** Returns the tables of the tasks of a group, or of all tasks for null, in running order. */
    public List<Table> all(@Nullable String group) {
        List<Table> found = new ArrayList<>();
        TaskGroup members = group == null ? list.all() : list.group(group);
        members.forEach(task -> {
            if (task instanceof ScriptedTask scripted) found.add(scripted.table());
        });
        return found;
    }

    /** Calls a finish hook of a dead task, during which its table is known. */
    void whileEnding(ScriptedTask task, Runnable hook) {
        ScriptedTask outer = ending;
        ending = task;
        try {
            hook.run();
        } finally {
            ending = outer;
        }
    }

    /** Returns the task of a table, also while its finish hook is called; null if there is none. */
    @Nullable
    ScriptedTask findEnding(LuaValue table) {
        ScriptedTask task = find(table);
        if (task != null || ending == null) return task;
        return ending.fields() == table ? ending : null;
    }

    /**
     * Returns the living task of a table.
     *
     * @param function name of the calling function, for messages
     * @throws LuaException if there is none; the message describes its fate, if known
     */
    public ScriptedTask require(Table table, String function) {
        ScriptedTask task = findOrEnded(table, function);
        if (task != null) return task;
        throw new LuaException(function + ": " + describeTask(table.raw()));
    }

    /**
     * Returns the task of a table; null if it has ended.
     *
     * @param function name of the calling function, for messages
     * @throws LuaException if the table is not a task
     */
    public @Nullable ScriptedTask findOrEnded(Table table, String function) {
        ScriptedTask task = find(table);
        if (task == null && !isTask.test(table)) throw new LuaException(function + ": this table is not a task");
        return task;
    }

    private String describeTask(LuaValue table) {
        for (int i = 1; i <= CACHE_SIZE; i++) {
            DeadTable last = dead[(next - i + CACHE_SIZE) % CACHE_SIZE];
            if (last != null && last.table().refersTo(table)) return list.describe(last.handle());
        }
        return "the task is dead";
    }
}

package kodama.dap;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.loop.World;
import kodama.lua.Coroutine;
import kodama.script.ScriptWorld;
import kodama.script.task.LuaTask;
import kodama.task.Task;
import kodama.task.TaskRow;
import org.jspecify.annotations.Nullable;

/**
 * Presents tasks as threads: the number of a task's slot is its thread number, and scripts without a task share one.
 */
final class TaskThreads {
    /** Code without a task: files being loaded, finish hooks, entered code. */
    static final int SCRIPTS = 1;

    private static final int FIRST = 2;

    /** Maximum number of tasks; a longer list is useless and takes editors seconds. */
    private static final int MAX_TASKS = 500;

    private final World world;

    TaskThreads(World world) {
        this.world = world;
    }

    static int id(@Nullable Task task) {
        return task == null ? SCRIPTS : task.slot() + FIRST;
    }

    /** All tasks with scripts, the stopped one first, as {@code Thread} objects of the protocol. */
    List<Map<String, Object>> list(int stopped) {
        Map<Integer, String> names = new LinkedHashMap<>();
        names.put(stopped, "scripts");
        names.put(SCRIPTS, "scripts");
        Set<Integer> shown = slots(stopped);
        for (TaskRow row : world.tasks().rows())
            if (shown.contains(row.slot())) names.put(row.slot() + FIRST, name(row, row.slot() + FIRST == stopped));
        List<Map<String, Object>> threads = new ArrayList<>();
        names.forEach((id, name) -> threads.add(Map.of("id", id, "name", name)));
        return threads;
    }

    /** The slots of tasks that have a Lua table, and of the stopped one in any case. */
    private Set<Integer> slots(int stopped) {
        Set<Integer> slots = new HashSet<>();
        slots.add(stopped - FIRST);
        world.tasks().all().forEach(task -> {
            if (slots.size() < MAX_TASKS && ScriptWorld.tableOf(task) != null) slots.add(task.slot());
        });
        return slots;
    }

    private String name(TaskRow row, boolean isStopped) {
        String state = isStopped ? "stopped" : state(row);
        return row.name() + " #" + row.slot() + (state.isEmpty() ? "" : " (" + state + ")");
    }

    private String state(TaskRow row) {
        return switch (row.status()) {
            case ASLEEP -> row.due() < 0 ? "asleep" : "waits " + ticks(row.due() - world.tick());
            case WAITS_FOR -> "waits for " + row.awaited();
            case AWAITS -> "waits for the end of " + row.awaited();
            case WAITS_UNTIL -> "waits for a condition";
            case SUSPENDED -> "suspended";
            case PAUSED -> "paused";
            case READY, DEAD, FREE -> "";
        };
    }

    private static String ticks(long count) {
        return count == 1 ? "1 tick" : count + " ticks";
    }

    /** The task of a thread number; null for none. */
    @Nullable
    Task task(int id) {
        List<Task> found = new ArrayList<>(1);
        world.tasks().all().forEach(task -> {
            if (id(task) == id) found.add(task);
        });
        return found.isEmpty() ? null : found.get(0);
    }

    /** The coroutine of a task; null if the task has not run yet or is not a script. */
    @Nullable
    Coroutine coroutine(int id) {
        return task(id) instanceof LuaTask scripted ? scripted.routine() : null;
    }
}

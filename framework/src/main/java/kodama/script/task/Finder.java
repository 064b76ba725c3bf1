package kodama.script.task;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.bind.Table;
import kodama.task.Task;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** Finds tasks by name and group. */
public final class Finder {
    private final TaskList tasks;

    Finder(TaskList tasks) {
        this.tasks = tasks;
    }

    /**
     * Finds a task.
     *
     * @param name its name or, failing that, its group
     * @return the table of the first in running order; null if there is none
     */
    public @Nullable Table find(String name) {
        Task named = tasks.find(name);
        return named instanceof ScriptedTask task ? task.table() : first(name);
    }

    private @Nullable Table first(String group) {
        TaskGroup members = tasks.group(group);
        for (int i = 0; i < members.count(); i++)
            if (members.nth(i) instanceof ScriptedTask scripted) return scripted.table();
        return null;
    }

    /**
     * Lists tasks.
     *
     * @param group whose; null for all
     * @return their tables in running order
     */
    public List<Table> all(@Nullable String group) {
        List<Table> found = new ArrayList<>();
        TaskGroup members = group == null ? tasks.all() : tasks.group(group);
        members.forEach(task -> {
            if (task instanceof ScriptedTask scripted) found.add(scripted.table());
        });
        return found;
    }
}

package kodama.script;

import java.util.ArrayList;
import java.util.List;
import kodama.task.Task;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;

/** Finds tasks by name and group. */
final class Finder {
    private final TaskList tasks;

    Finder(TaskList tasks) {
        this.tasks = tasks;
    }

    /** Returns the first task of that name, or else of that group, or null. */
    @Nullable
    LuaTable find(String name) {
        Task named = tasks.find(name);
        return named instanceof ScriptedTask task ? task.table() : first(name);
    }

    private @Nullable LuaTable first(String group) {
        TaskGroup members = tasks.group(group);
        for (int i = 0; i < members.count(); i++)
            if (members.nth(i) instanceof ScriptedTask scripted) return scripted.table();
        return null;
    }

    /** Returns the tasks of a group, or all for null, in running order. */
    List<LuaTable> all(@Nullable String group) {
        List<LuaTable> found = new ArrayList<>();
        TaskGroup members = group == null ? tasks.all() : tasks.group(group);
        members.forEach(task -> {
            if (task instanceof ScriptedTask scripted) found.add(scripted.table());
        });
        return found;
    }
}

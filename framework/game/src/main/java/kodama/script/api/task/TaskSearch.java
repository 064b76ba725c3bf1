package kodama.script.api.task;

import java.util.Iterator;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaModule.Elsewhere;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.game.GameContext;
import kodama.script.task.ScriptedTask;
import kodama.script.task.TaskTables;
import kodama.task.Task;
import kodama.task.TaskGroup;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;

/** The functions of the module {@code task} that find and count tasks. */
@LuaModule(
        name = "task",
        doc = "Functions for all tasks or for the tasks of a group. Settings of a group also apply to tasks"
                + " that join it later, until the scene changes.",
        elsewhere = {
            @Elsewhere(name = "find", write = "find(name)"),
            @Elsewhere(name = "spawn", write = "spawn(what, fields)"),
            @Elsewhere(name = "kill_group", write = "task.kill_all(group)"),
            @Elsewhere(name = "kill", write = "self:kill() or task.kill_all(group)")
        })
final class TaskSearch {
    private final TaskList tasks;
    private final TaskTables tables;

    TaskSearch(GameContext game) {
        tasks = game.tasks();
        tables = game.tables();
    }

    /** Returns the tasks of a group; all tasks for null. */
    static TaskGroup group(TaskList tasks, @Nullable String name) {
        return name == null ? tasks.all() : tasks.group(name);
    }

    @LuaFunction(
            value = "count(group?: string<Group>) -> integer",
            doc = "Returns the number of live tasks. Without a group, this includes the scene's first task and the"
                    + " task that draws all shots.")
    int count(@Nullable String group) {
        return group(tasks, group).count();
    }

    @LuaFunction(
            value = "each(group?: string<Group>) -> fun(): Task?",
            doc = "Iterates over live tasks in the order in which they run: `for t in task.each \"enemy\" do`."
                    + " Tasks spawned during the loop are not visited, and neither are tasks that have ended.")
    Value each(@Nullable String group) {
        Iterator<Table> members = tables.all(group).iterator();
        return Lua.iterator(() -> nextAlive(members));
    }

    private Value nextAlive(Iterator<Table> members) {
        while (members.hasNext()) {
            Table member = members.next();
            if (tables.find(member) != null) return member;
        }
        return Value.NIL;
    }

    @LuaFunction(
            value = "nth(group: string<Group>, n: integer) -> Task?",
            doc = "Returns the `n`th task of a group in running order, counted from 1; nil if the group is smaller.")
    @Nullable
    Table nth(String group, int n) {
        if (n < 1) throw new LuaException("task.nth: n must be at least 1 but was " + n);
        TaskGroup members = tasks.group(group);
        @Nullable Task task = n <= members.count() ? members.nth(n - 1) : null;
        return task instanceof ScriptedTask found ? found.table() : null;
    }
}

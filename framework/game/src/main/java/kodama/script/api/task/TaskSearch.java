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

/** The first part of the module {@code task}: finds tasks and counts them. */
@LuaModule(
        name = "task",
        doc = "All tasks at once, or those of a group. What is set for a group holds for those that join it later, too,"
                + " until the scene changes.",
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

    /** The tasks of a group; all for null. */
    static TaskGroup group(TaskList tasks, @Nullable String name) {
        return name == null ? tasks.all() : tasks.group(name);
    }

    @LuaFunction(
            value = "count(group?: string<Group>) -> integer",
            doc = "Counts live tasks; without a group the scene's first one and the one that draws all shots, too.")
    int count(@Nullable String group) {
        return group(tasks, group).count();
    }

    @LuaFunction(
            value = "each(group?: string<Group>) -> fun(): Task?",
            doc = "Walks through live tasks in the order in which they run: `for t in task.each \"enemy\" do`. Tasks"
                    + " may come and go meanwhile: new ones are left out, dead ones too.")
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
            doc = "Returns a task of a group by its place in the order, from 1; nil if there are not so many.")
    @Nullable
    Table nth(String group, int n) {
        if (n < 1) throw new LuaException("task.nth: n must be at least 1 but was " + n);
        TaskGroup members = tasks.group(group);
        @Nullable Task task = n <= members.count() ? members.nth(n - 1) : null;
        return task instanceof ScriptedTask found ? found.table() : null;
    }
}

package kodama.script;

import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** Makes tasks of what scripts pass to {@code spawn}: a function, a table with states or phases, or a Java class. */
final class Spawner {
    private final ScriptWorld world;

    Spawner(ScriptWorld world) {
        this.world = world;
    }

    /** Spawns and, if it is a coroutine, runs its first stretch before returning its table. */
    LuaTable spawn(LuaValue what, LuaValue fields, @Nullable Task parent) {
        if (what.istable()) return spawnStyled((LuaTable) what, parent);
        LuaTable table = workArea(fields);
        return what.isstring() ? spawnJava(what, table, parent) : spawnRoutine((LuaFunction) what, table, parent);
    }

    private LuaTable spawnJava(LuaValue className, LuaTable table, @Nullable Task parent) {
        JavaTask task = world.javaTasks().create(className.tojstring(), table);
        enlist(task, table, parent);
        task.start();
        return table;
    }

    private LuaTable spawnRoutine(LuaFunction function, LuaTable table, @Nullable Task parent) {
        LuaTask task = routine(function, table);
        enlist(task, table, parent);
        world.tasks().runNow(task);
        return table;
    }

    private LuaTable spawnStyled(LuaTable table, @Nullable Task parent) {
        return enlist(routine(bodyOf(table), workArea(table)), table, parent);
    }

    private LuaFunction bodyOf(LuaTable table) {
        if (table.rawget("state").isfunction()) return TickBody.state(world, table);
        if (table.rawget("phases").istable()) return TickBody.phases(world, table);
        if (isSeen(table)) return new Picture(world);
        throw new LuaError("spawn: a task needs something to do or to show: spawn(fn, fields), or a table with 'state',"
                + " 'phases', 'draw' or 'sprite'");
    }

    private static boolean isSeen(LuaTable table) {
        return !table.rawget("sprite").isnil() || !table.rawget("draw").isnil();
    }

    /** Makes a coroutine task that is not spawned yet. */
    LuaTask routine(LuaFunction function, LuaTable table) {
        return new LuaTask(world, table, function, table);
    }

    private LuaTable workArea(LuaValue fields) {
        if (fields.isnil()) return world.machine().newTable();
        LuaTable table = (LuaTable) fields;
        if (world.tables().find(table) != null) {
            throw new LuaError("spawn: this table already belongs to a task that is alive; give each task its own");
        }
        return table;
    }

    private LuaTable enlist(ScriptedTask task, LuaTable table, @Nullable Task parent) {
        LuaValue priority = table.rawget("priority");
        world.adopt(task, table);
        world.tasks().spawn(task, priority.isnil() ? TaskList.DEFAULT_PRIORITY : priority.todouble(), parent);
        return table;
    }
}

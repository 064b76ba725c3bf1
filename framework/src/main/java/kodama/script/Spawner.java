package kodama.script;

import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaError;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Makes tasks of what scripts pass to {@code spawn}: a function, a table with states or phases, or a Java class. */
final class Spawner {
    /** What a spawn takes of the spawner's instruction budget, so that spawning without end ends within a second. */
    private static final int SPAWN_COST = 1_000;

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
        start(task, className);
        return table;
    }

    private static void start(JavaTask task, LuaValue className) {
        try {
            task.start();
        } catch (RuntimeException | LinkageError failed) {
            task.kill();
            throw new LuaError("spawn: '" + className.tojstring() + "' failed to start: " + failed);
        }
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

    /** Starts the first task of a scene; it runs when its turn comes. */
    void root(LuaFunction function, LuaTable table) {
        enlist(routine(function, table), table, null);
    }

    /** Runs an event's function at once, as a child of the task. */
    void handler(LuaFunction function, ScriptedTask owner, Varargs arguments) {
        LuaTable own = world.machine().newTable();
        own.rawset("priority", LuaValue.valueOf(owner.priority()));
        LuaTask child = new LuaTask(world, own, function, arguments);
        enlist(child, own, owner);
        world.tasks().runNow(child);
    }

    /** Makes a coroutine task that is not spawned yet. */
    private LuaTask routine(LuaFunction function, LuaTable table) {
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

    /** Checks everything first, so that a refused task leaves its table as it was. */
    private LuaTable enlist(ScriptedTask task, LuaTable table, @Nullable Task parent) {
        world.machine().charge(SPAWN_COST);
        TaskFields.check(table);
        TaskList tasks = world.tasks();
        if (tasks.isFull()) throw full(tasks);
        LuaValue priority = table.rawget("priority");
        tasks.spawn(task, priority.isnil() ? TaskList.DEFAULT_PRIORITY : priority.todouble(), parent);
        world.adopt(task, table);
        return table;
    }

    private static LuaError full(TaskList tasks) {
        return new LuaError(
                "spawn: all " + tasks.capacity() + " places for tasks are taken; game.lua can set 'tasks' higher");
    }
}

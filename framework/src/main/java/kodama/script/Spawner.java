package kodama.script;

import kodama.lua.ScriptFunction;
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

    private static final LuaValue DEFER = LuaValue.valueOf("defer");

    /** For whom and when a task is spawned: its parent, and how many ticks it sleeps first; or as the first of a scene. */
    private record Birth(@Nullable Task parent, int delay, boolean isFirst) {
        Birth(@Nullable Task parent, int delay) {
            this(parent, delay, false);
        }
    }

    private final ScriptWorld world;
    private final TickBody states;
    private final TickBody phases;
    private final Picture resting;

    Spawner(ScriptWorld world) {
        this.world = world;
        states = TickBody.states(world);
        phases = TickBody.phases(world);
        resting = new Picture(world);
    }

    /** Spawns and, if it is a coroutine without a delay, runs its first stretch before returning its table. */
    LuaTable spawn(LuaValue what, LuaValue fields, @Nullable Task parent, int delay) {
        Birth birth = new Birth(parent, delay);
        if (what.istable()) return spawnStyled((LuaTable) what, fields, birth);
        LuaTable table = workArea(fields);
        return what.isstring() ? spawnJava(what, table, birth) : spawnRoutine((LuaFunction) what, table, birth);
    }

    /** What is spawned for a dummy is one, too. */
    LuaTable spawnForDummy(LuaValue what, LuaValue fields) {
        world.tasks().countDropped();
        LuaTable table = workArea(what.istable() ? what : fields);
        LuaTask dummy = new LuaTask(world, table, picture(), table);
        world.fields().disown(dummy);
        dummy.end();
        return table;
    }

    private LuaTable spawnJava(LuaValue className, LuaTable table, Birth birth) {
        JavaTask task = world.javaTasks().create(className.tojstring(), table);
        if (enlist(task, birth)) start(task, className);
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

    private LuaTable spawnRoutine(LuaFunction function, LuaTable table, Birth birth) {
        boolean waits = birth.delay > 0
                || table.rawget(DEFER).toboolean()
                || world.config().tasks().defers();
        LuaBody body = function instanceof ScriptFunction ? LuaBody.of(function) : LuaBody.of(function, line());
        LuaTask task = new LuaTask(world, table, body, table);
        if (enlist(task, birth) && !waits) world.tasks().runNow(task);
        return table;
    }

    private LuaTable spawnStyled(LuaTable table, LuaValue fields, Birth birth) {
        if (!fields.isnil()) throw new LuaError("spawn: a table is the task itself; put the fields into it");
        LuaTask task = new LuaTask(world, workArea(table), bodyOf(table), table);
        enlist(task, birth);
        return table;
    }

    private LuaBody bodyOf(LuaTable table) {
        LuaValue state = table.rawget("state");
        LuaValue phaseTable = table.rawget("phases");
        if (!state.isnil()) return new LuaBody(LuaBody.Style.STATES, function("state", state), states);
        if (!phaseTable.isnil()) return phaseBody(table, phaseTable);
        if (isSeen(table)) return picture();
        throw new LuaError("spawn: a task needs something to do or to show: spawn(fn, fields), or a table with 'state',"
                + " 'phases', 'draw' or 'sprite'");
    }

    private static LuaFunction function(String field, LuaValue value) {
        if (value instanceof LuaFunction function) return function;
        throw new LuaError("spawn: '" + field + "' must be a function but was a " + value.typename());
    }

    private LuaBody phaseBody(LuaTable table, LuaValue phaseTable) {
        if (!(phaseTable instanceof LuaTable all))
            throw new LuaError("spawn: 'phases' must be a table but was a " + phaseTable.typename());
        LuaValue given = table.rawget("phase");
        int first = world.phases().number(given.isnil() ? Phases.INIT : given);
        world.phases().require(all, first);
        LuaFunction origin = (LuaFunction) all.rawget(world.phases().key(first, all));
        return new LuaBody(LuaBody.Style.PHASES, origin, phases);
    }

    /** A picture has no function of the script's; messages name it by the line that spawns it. */
    private LuaBody picture() {
        return new LuaBody(LuaBody.Style.PICTURE, line(), resting);
    }

    /** The line that spawns. */
    private LuaValue line() {
        String line = world.machine().location();
        return line == null ? resting : LuaValue.valueOf(line);
    }

    private static boolean isSeen(LuaTable table) {
        return !table.rawget("sprite").isnil() || !table.rawget("draw").isnil();
    }

    /** Starts the first task of a scene, which takes no place from others; it runs when its turn comes. */
    LuaTask first(LuaFunction function, LuaTable table) {
        LuaTask task = new LuaTask(world, table, LuaBody.of(function), table);
        enlist(task, new Birth(null, 0, true));
        return task;
    }

    /** Makes sure that the first task of a scene can have a table; one of a task that ends with the old scene will be free. */
    void checkFirst(LuaTable table) {
        ScriptedTask owner = world.tables().find(table);
        if (owner != null && owner.isPersistent()) throw taken("scene.change");
        LuaTask trial = new LuaTask(world, table, picture(), table);
        try {
            world.fields().prepare(trial);
        } finally {
            trial.end();
        }
    }

    /** Runs an event's function at once, as a child of the task. */
    void handler(LuaFunction function, ScriptedTask owner, Varargs arguments) {
        LuaTable own = world.machine().newTable();
        own.rawset("priority", LuaValue.valueOf(owner.priority()));
        LuaTask child = new LuaTask(world, own, LuaBody.of(function), arguments);
        if (enlist(child, new Birth(owner, 0))) world.tasks().runNow(child);
    }

    private LuaTable workArea(LuaValue fields) {
        if (fields.isnil()) return world.machine().newTable();
        LuaTable table = (LuaTable) fields;
        if (world.tables().find(table) != null) throw taken("spawn");
        return table;
    }

    private static LuaError taken(String function) {
        return new LuaError(function + ": this table already belongs to a task that is alive; give each task its own");
    }

    /** Returns whether the task lives; one that does not leaves nothing of itself behind but its table. */
    private boolean enlist(ScriptedTask task, Birth birth) {
        boolean lives = false;
        try {
            lives = admit(task, birth);
        } finally {
            if (!lives) task.end();
        }
        if (lives) settle(task, birth);
        else world.fields().disown(task);
        return lives;
    }

    /** Checks everything first, so that a refused task leaves its table as it was. */
    private boolean admit(ScriptedTask task, Birth birth) {
        world.machine().charge(SPAWN_COST);
        world.fields().prepare(task);
        return isBorn(task, birth);
    }

    private void settle(ScriptedTask task, Birth birth) {
        if (world.readsScene() && !task.isPersistent()) world.hints().endsWithOldScene();
        LuaTable table = task.table();
        world.fields().adopt(task);
        world.tables().bind(task);
        if (table.rawget(DEFER).toboolean() && birth.delay == 0) task.deferStart();
        table.rawset(DEFER, LuaValue.NIL);
    }

    private boolean isBorn(ScriptedTask task, Birth birth) {
        TaskList tasks = world.tasks();
        if (birth.isFirst) tasks.spawnBeside(task, task.birthPriority());
        else if (tasks.isFull()) refuse(tasks);
        else tasks.spawnAfter(birth.delay, task, task.birthPriority(), birth.parent);
        return task.isAlive();
    }

    private void refuse(TaskList tasks) {
        tasks.countDropped();
        world.hints().full(tasks.capacity());
    }
}

package kodama.script.task;

import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kodama.base.FatalErrors;
import kodama.base.JavaLine;
import kodama.lua.ScriptFunction;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Phase;
import kodama.task.Task;
import kodama.task.TaskList;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Makes tasks of what scripts pass to {@code spawn}: a function, a table with states or phases, or a Java class. */
public final class Spawner {
    /** What a spawn takes of the spawner's instruction budget, so that spawning without end ends within a second. */
    private static final int SPAWN_COST = 1_000;

    /** Most tasks in Java that start within each other: each takes some of the thread's stack. */
    private static final int MOST_STARTING = 100;

    private static final LuaValue DEFER = TaskField.DEFER.key;

    /**
     * For whom and when a task is spawned.
     *
     * @param parent with which it ends; null for the scene
     * @param delay how many ticks it sleeps first; 0 for none
     * @param isFirst whether it is the first of a scene, which takes no place from others
     * @param vessel what it lives in; null for most
     */
    private record SpawnOptions(
            @Nullable Task parent,
            int delay,
            boolean isFirst,
            @Nullable TaskHost vessel) {
        SpawnOptions(@Nullable Task parent, int delay) {
            this(parent, delay, false, null);
        }

        static final SpawnOptions FIRST = new SpawnOptions(null, 0, true, null);
    }

    private final LuaTask.Runtime engine;
    private final ScriptedTask.TaskServices home;
    private final TaskList tasks;
    private final TaskTables tables;
    private final TaskFields fields;
    private final Hints hints;
    private final Function<String, ScriptedTask> javaTasks;
    private final BooleanSupplier readsScene;
    private final boolean defers;
    private final Routines routines;

    /** How many tasks in Java are starting within each other. */
    private int starting;

    /**
     * @param javaTasks makes a task of a Java class by its name
     * @param readsScene whether the file of a scene to come is being read
     * @param defers whether no task runs before the tick after its spawn
     */
    Spawner(
            LuaTask.Runtime engine,
            ScriptedTask.TaskServices home,
            TaskList tasks,
            TaskTables tables,
            TaskFields fields,
            Hints hints,
            Function<String, ScriptedTask> javaTasks,
            BooleanSupplier readsScene,
            boolean defers) {
        this.engine = engine;
        this.home = home;
        this.tasks = tasks;
        this.tables = tables;
        this.fields = fields;
        this.hints = hints;
        this.javaTasks = javaTasks;
        this.readsScene = readsScene;
        this.defers = defers;
        this.routines = new Routines(engine.running());
    }

    /**
     * Checks the ticks of {@code spawn_after}.
     *
     * @throws LuaException if there are less than 1
     */
    public static void checkDelay(int ticks) {
        if (ticks < 1)
            throw new LuaException("spawn_after: ticks must be from 1 to " + Integer.MAX_VALUE + " but was " + ticks);
    }

    /**
     * Spawns a task and, if it is a coroutine without a delay, runs its first stretch.
     *
     * @param what a function, a table that is the task itself, or the name of a Java class
     * @param fields the task's table, or nil for a new one
     * @param parent with which it ends; null for the scene
     * @param delay how many ticks it sleeps first; 0 for none
     * @return its table; that of a dummy if there was no room
     * @throws LuaException if something of it makes no sense; then nothing is left of it
     */
    public Table spawn(Value what, Value fields, @Nullable Task parent, int delay) {
        SpawnOptions options = new SpawnOptions(parent, delay);
        LuaValue raw = what.raw();
        LuaTable table = raw instanceof LuaTable itself ? itself(itself, fields) : workArea(fields.raw());
        if (raw instanceof LuaTable) start(task(bodyOf(table), table), table, options);
        else if (raw instanceof LuaFunction function) spawnRoutine(function, table, options);
        else spawnJava(what.text(), table, options);
        return Value.of(table).table();
    }

    /**
     * Spawns a task that lives in something else, and runs its first stretch, at once or when that begins. It belongs
     * to the scene.
     *
     * @param table what scripts know its vessel by, and the task from now on
     * @return whether there was room for it; else the table is that of a dummy
     * @throws LuaException if the table belongs to a task that is alive, or has a field that makes no sense
     */
    public boolean spawnInHost(Value function, Table table, TaskHost vessel) {
        LuaTable raw = workArea(table.raw());
        int delay = vessel.hasBegun() ? 0 : 1;
        return spawnRoutine((LuaFunction) function.raw(), raw, new SpawnOptions(null, delay, false, vessel));
    }

    /** Spawns for a dummy: what comes of it is one, too. Takes what {@link #spawn} takes; returns the dummy's table. */
    public Table spawnForDummy(Value what, Value fields) {
        tasks.countDropped();
        LuaTable table = workArea(what.raw().istable() ? what.raw() : fields.raw());
        this.fields.makeDummy(table, LuaValue.NIL);
        return Value.of(table).table();
    }

    private LuaTable itself(LuaTable table, Value fields) {
        if (!fields.isNil()) throw new LuaException("spawn: a table is the task itself; put the fields into it");
        return workArea(table);
    }

    private LuaTable workArea(LuaValue fields) {
        if (fields.isnil()) return engine.machine().newTable();
        LuaTable table = (LuaTable) fields;
        if (tables.find(table) != null) throw taken("spawn");
        return table;
    }

    private static LuaException taken(String function) {
        return new LuaException(
                function + ": this table already belongs to a task that is alive; give each task its own");
    }

    private LuaTask task(LuaTask.Body body, Varargs arguments) {
        return new LuaTask(engine, body, arguments);
    }

    private boolean spawnRoutine(LuaFunction function, LuaTable table, SpawnOptions options) {
        boolean waits = options.delay > 0 || table.rawget(DEFER).toboolean() || defers;
        LuaValue origin = function instanceof ScriptFunction ? function : line();
        LuaTask task = task(new LuaTask.Body(TaskStyle.ROUTINE, origin, function), arguments(table, options.parent));
        boolean lives = start(task, table, options);
        if (lives && !waits) tasks.runNow(task);
        return lives;
    }

    /** What a task's function gets: its own table, and its parent's if it has one. */
    private static Varargs arguments(LuaTable table, @Nullable Task parent) {
        return parent instanceof ScriptedTask owner ? LuaValue.varargsOf(table, owner.fields()) : table;
    }

    private void spawnJava(String className, LuaTable table, SpawnOptions options) {
        ScriptedTask task = javaTasks.apply(className);
        if (start(task, table, options)) begin(task, className);
    }

    /**
     * Spawns a task that Java has made, with an empty table.
     *
     * @param task one that is not alive, and has not died in this frame
     * @param parent with which it ends; null for the scene
     * @throws LuaException if it fails to start; then nothing is left of it
     * @throws IllegalStateException if it is alive, or has died in this frame
     */
    public void spawn(ScriptedTask task, @Nullable Task parent) {
        TaskList.requireSpawnable(task);
        SpawnOptions options = new SpawnOptions(parent, 0);
        if (start(task, engine.machine().newTable(), options))
            begin(task, task.getClass().getName());
    }

    private void begin(ScriptedTask task, String className) {
        starting++;
        try {
            if (starting > MOST_STARTING) throw new TooDeep(className);
            task.start();
        } catch (TooDeep endless) {
            task.kill();
            throw endless;
        } catch (Throwable failed) {
            FatalErrors.rethrowIfFatal(failed);
            task.kill();
            String why = failed instanceof LuaException ? failed.getMessage() : failed.toString();
            String place = JavaLine.of(failed, Spawner.class);
            throw new LuaException("spawn: '" + className + "' failed to start: " + why + place, failed);
        } finally {
            starting--;
        }
    }

    /** Ends a chain of tasks in Java that spawn each other without end, before the thread's stack runs out. */
    private static final class TooDeep extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        TooDeep(String className) {
            super(MOST_STARTING + " tasks spawn each other in start(); '" + className + "' is not started");
        }
    }

    // styles

    private LuaTask.Body bodyOf(LuaTable table) {
        LuaValue state = table.rawget(TaskField.STATE.key);
        LuaValue phases = table.rawget(TaskField.PHASES.key);
        if (!state.isnil()) return routines.states(function("state", state));
        if (!phases.isnil()) return routines.phases(firstPhase(table, phases));
        if (isSeen(table)) return routines.picture(line());
        throw new LuaException(
                "spawn: a task needs something to do or to show: spawn(fn, fields), or a table with 'state',"
                        + " 'phases', 'draw' or 'sprite'");
    }

    private static LuaFunction function(String field, LuaValue value) {
        if (value instanceof LuaFunction function) return function;
        throw new LuaException("spawn: '" + field + "' must be a function but was a " + value.typename());
    }

    private LuaValue firstPhase(LuaTable table, LuaValue phases) {
        if (!(phases instanceof LuaTable all))
            throw new LuaException("spawn: 'phases' must be a table but was a " + phases.typename());
        PhaseNames names = home.phaseNames();
        LuaValue given = table.rawget(TaskField.PHASE.key);
        int first = given.isnil() ? Phase.INIT : names.number(given);
        names.require(all, first);
        return all.rawget(names.key(first, all));
    }

    /** The line that spawns; nil if none does. */
    private LuaValue line() {
        String line = engine.machine().location();
        return line == null ? LuaValue.NIL : LuaValue.valueOf(line);
    }

    private static boolean isSeen(LuaTable table) {
        return !table.rawget(TaskField.SPRITE.key).isnil()
                || !table.rawget(TaskField.DRAW.key).isnil();
    }

    // others than scripts

    /**
     * Starts the first task of a scene, which takes no place from others; it runs when its turn comes.
     *
     * @param origin the script's function, by which messages name the task
     * @param function what it does: that one, or more
     */
    public LuaTask spawnFirst(Value origin, Value function, Table table) {
        LuaTable raw = (LuaTable) table.raw();
        LuaTask task = task(new LuaTask.Body(TaskStyle.ROUTINE, origin.raw(), (LuaFunction) function.raw()), raw);
        start(task, raw, SpawnOptions.FIRST);
        return task;
    }

    /**
     * Starts the first task of a scene that is written in Java, which takes no place from others either.
     *
     * @throws LuaException if there is no such class, or it fails to start
     */
    public ScriptedTask spawnFirst(String className, Table table) {
        ScriptedTask task = javaTasks.apply(className);
        if (start(task, (LuaTable) table.raw(), SpawnOptions.FIRST)) begin(task, className);
        return task;
    }

    /**
     * Makes sure that the first task of a scene can have a table; one of a task that ends with the old scene will be
     * free.
     *
     * @throws LuaException if it belongs to a task that stays, or a field makes no sense
     */
    public void checkFirst(Table table) {
        ScriptedTask owner = tables.find(table);
        if (owner != null && owner.isPersistent()) throw taken("scene.change");
        LuaTable raw = (LuaTable) table.raw();
        prepare(task(routines.picture(line()), raw), raw, null);
    }

    /** Runs an event's function at once, as a child of the task. */
    void spawnHandler(Value function, ScriptedTask owner, String event, Values arguments) {
        if (tasks.isFull()) {
            tasks.countDropped();
            hints.lostEvent(owner.name(), event, tasks.capacity());
            return;
        }
        LuaTable own = engine.machine().newTable();
        own.rawset(TaskField.PRIORITY.key, LuaValue.valueOf(owner.priority()));
        LuaFunction handler = (LuaFunction) function.raw();
        LuaTask child = task(new LuaTask.Body(TaskStyle.HANDLER, handler, handler), arguments.raw());
        if (start(child, own, new SpawnOptions(owner, 0))) tasks.runNow(child);
    }

    // the one way into the list

    /**
     * Brings a task to life; tells whether it lives. Everything is checked before anything is changed: a task that is
     * refused is only an object that no one knows, and its table is as it was. One for which there is no room leaves a
     * dummy.
     */
    private boolean start(ScriptedTask task, LuaTable table, SpawnOptions options) {
        engine.machine().charge(SPAWN_COST);
        prepare(task, table, options.vessel);
        enlist(task, options);
        if (task.isAlive()) settle(task, options);
        else fields.makeDummy(table, task.gameMetatable());
        return task.isAlive();
    }

    private void prepare(ScriptedTask task, LuaTable table, @Nullable TaskHost vessel) {
        task.bind(home, table);
        if (vessel != null) task.setHost(vessel);
        fields.prepare(task);
    }

    private void enlist(ScriptedTask task, SpawnOptions options) {
        double priority = priority(task.fields());
        if (options.isFirst) tasks.spawnUncounted(task, priority);
        else tasks.spawnAfter(options.delay, task, priority, options.parent);
    }

    /** The place in the order that a checked table asks for. */
    private static double priority(LuaTable table) {
        LuaValue chosen = table.rawget(TaskField.PRIORITY.key);
        return chosen.isnil() ? TaskList.DEFAULT_PRIORITY : chosen.todouble();
    }

    private void settle(ScriptedTask task, SpawnOptions options) {
        if (readsScene.getAsBoolean() && !task.isPersistent()) hints.endsWithOldScene();
        LuaTable table = task.fields();
        fields.attach(task);
        tables.bind(task);
        task.updateSmoothPosition();
        task.registerGroup();
        if (table.rawget(DEFER).toboolean() && options.delay == 0) task.deferStart();
        table.rawset(DEFER, LuaValue.NIL);
        if (options.vessel == null) return;
        if (options.delay > 0) task.awaitHost(options.vessel);
        options.vessel.enter(task);
    }
}

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

/** Spawns tasks from the arguments of {@code spawn}: a function, a table with states or phases, or a Java class. */
public final class Spawner {
    /** Instruction cost of a spawn, so that endless spawning is stopped within a second. */
    private static final int SPAWN_COST = 1_000;

    /** Limit of Java tasks that start within each other, because each uses stack space. */
    private static final int MAX_START_DEPTH = 100;

    private static final LuaValue DEFER = TaskField.DEFER.key;

    /**
     * The options of a spawn.
     *
     * @param parent the task with which it ends; null for the scene
     * @param delay number of ticks before it starts; 0 for none
     * @param isFirst whether it is the first task of a scene, which does not count against the limit of tasks
     * @param host the host of the task; null for most
     */
    private record SpawnOptions(
            @Nullable Task parent,
            int delay,
            boolean isFirst,
            @Nullable TaskHost host) {
        SpawnOptions(@Nullable Task parent, int delay) {
            this(parent, delay, false, null);
        }

        static final SpawnOptions FIRST = new SpawnOptions(null, 0, true, null);
    }

    private final LuaTask.Runtime runtime;
    private final ScriptedTask.TaskServices services;
    private final TaskList tasks;
    private final TaskTables tables;
    private final TaskFields fields;
    private final TaskAnimations animations;
    private final Hints hints;
    private final Function<String, ScriptedTask> javaTasks;
    private final BooleanSupplier readsScene;
    private final boolean defers;
    private final Routines routines;

    /** Number of Java tasks that start within each other. */
    private int startDepth;

    /**
     * @param javaTasks creates a task of a Java class by its name
     * @param readsScene returns whether the file of a new scene is being loaded
     * @param defers whether no task runs before the tick after its spawn
     */
    Spawner(
            LuaTask.Runtime runtime,
            ScriptedTask.TaskServices services,
            TaskList tasks,
            TaskTables tables,
            TaskFields fields,
            TaskAnimations animations,
            Hints hints,
            Function<String, ScriptedTask> javaTasks,
            BooleanSupplier readsScene,
            boolean defers) {
        this.runtime = runtime;
        this.services = services;
        this.tasks = tasks;
        this.tables = tables;
        this.fields = fields;
        this.animations = animations;
        this.hints = hints;
        this.javaTasks = javaTasks;
        this.readsScene = readsScene;
        this.defers = defers;
        this.routines = new Routines(runtime.running());
    }

    /**
     * Checks the ticks of {@code spawn_after}.
     *
     * @throws LuaException if they are less than 1
     */
    public static void checkDelay(int ticks) {
        if (ticks < 1)
            throw new LuaException("spawn_after: ticks must be from 1 to " + Integer.MAX_VALUE + " but was " + ticks);
    }

    /**
     * Spawns a task; a coroutine without a delay runs until it first yields.
     *
     * @param what a function, a table that is the task itself, or the name of a Java class
     * @param fields the task's table; nil for a new one
     * @param parent the task with which it ends; null for the scene
     * @param delay number of ticks before it starts; 0 for none
     * @return its table; that of a dummy if the task list is full
     * @throws LuaException if an argument or field is invalid; then the task does not exist
     */
    public Table spawn(Value what, Value fields, @Nullable Task parent, int delay) {
        SpawnOptions options = new SpawnOptions(parent, delay);
        LuaValue raw = what.raw();
        LuaTable table = raw instanceof LuaTable itself ? workAreaOfTask(itself, fields) : workArea(fields.raw());
        if (raw instanceof LuaTable) start(task(bodyOf(table), table), table, options);
        else if (raw instanceof LuaFunction function) spawnRoutine(function, table, options);
        else spawnJava(what.text(), table, options);
        return Value.of(table).table();
    }

    /**
     * Spawns a task in a host, and runs it until it first yields, at once or when the host begins. It belongs to the
     * scene.
     *
     * @param table the host's table, which becomes that of the task, too
     * @return false if the task list is full; then the table is that of a dummy
     * @throws LuaException if the table belongs to a living task, or a field is invalid
     */
    public boolean spawnInHost(Value function, Table table, TaskHost host) {
        LuaTable raw = workArea(table.raw());
        int delay = host.hasBegun() ? 0 : 1;
        return spawnRoutine((LuaFunction) function.raw(), raw, new SpawnOptions(null, delay, false, host));
    }

    /**
     * Spawns a dummy, as the child of a dummy. Takes the arguments of {@link #spawn}; returns the new dummy's table.
     */
    public Table spawnForDummy(Value what, Value fields) {
        tasks.countDropped();
        LuaTable table = workArea(what.raw().istable() ? what.raw() : fields.raw());
        this.fields.makeDummy(table, LuaValue.NIL);
        return Value.of(table).table();
    }

    private LuaTable workAreaOfTask(LuaTable table, Value fields) {
        if (!fields.isNil()) throw new LuaException("spawn: a table is the task itself; put the fields into it");
        return workArea(table);
    }

    private LuaTable workArea(LuaValue fields) {
        if (fields.isnil()) return runtime.machine().newTable();
        LuaTable table = (LuaTable) fields;
        if (tables.find(table) != null) throw alreadyInUse("spawn");
        return table;
    }

    private static LuaException alreadyInUse(String function) {
        return new LuaException(
                function + ": this table already belongs to a task that is alive; give each task its own");
    }

    private LuaTask task(LuaTask.Body body, Varargs arguments) {
        return new LuaTask(runtime, body, arguments);
    }

    private boolean spawnRoutine(LuaFunction function, LuaTable table, SpawnOptions options) {
        boolean waits = options.delay > 0 || table.rawget(DEFER).toboolean() || defers;
        LuaValue origin = function instanceof ScriptFunction ? function : line();
        LuaTask task = task(new LuaTask.Body(TaskStyle.ROUTINE, origin, function), arguments(table, options.parent));
        boolean lives = start(task, table, options);
        if (lives && !waits) tasks.runNow(task);
        return lives;
    }

    /** Returns the arguments of a task's function: its own table, and its parent's if it has one. */
    private static Varargs arguments(LuaTable table, @Nullable Task parent) {
        return parent instanceof ScriptedTask owner ? LuaValue.varargsOf(table, owner.fields()) : table;
    }

    private void spawnJava(String className, LuaTable table, SpawnOptions options) {
        ScriptedTask task = javaTasks.apply(className);
        if (start(task, table, options)) begin(task, className);
    }

    /**
     * Spawns a task that Java has created, with an empty table.
     *
     * @param task a task that is not alive, and has not died in this frame
     * @param parent the task with which it ends; null for the scene
     * @throws LuaException if it fails to start; then the task does not exist
     * @throws IllegalStateException if it is alive, or has died in this frame
     */
    public void spawn(ScriptedTask task, @Nullable Task parent) {
        TaskList.requireSpawnable(task);
        SpawnOptions options = new SpawnOptions(parent, 0);
        if (start(task, runtime.machine().newTable(), options))
            begin(task, task.getClass().getName());
    }

    /**
     * Spawns a task of the framework in Java, which belongs to the scene.
     *
     * @param task a new task
     * @param fields its table
     * @return its table; that of a dummy if the task list is full
     * @throws LuaException if the table belongs to a living task, a field is invalid, or it fails to start; then the
     *     task does not exist
     */
    public Table spawn(ScriptedTask task, Table fields) {
        LuaTable table = workArea(fields.raw());
        if (!start(task, table, new SpawnOptions(null, 0))) return fields;
        try {
            task.start();
        } catch (LuaException wrongField) {
            task.kill();
            throw wrongField;
        }
        return fields;
    }

    /**
     * Spawns a task of the framework in Java as a child, which runs after its parent.
     *
     * @param task a new task
     * @param fields its table, which belongs to no task
     * @return its table; that of a dummy if the task list is full
     */
    public Table spawnChild(ScriptedTask task, Table fields, ScriptedTask parent) {
        LuaTable table = (LuaTable) fields.raw();
        table.rawset(TaskField.PRIORITY.key, LuaValue.valueOf(parent.priority()));
        start(task, table, new SpawnOptions(parent, 0));
        return fields;
    }

    private void begin(ScriptedTask task, String className) {
        startDepth++;
        try {
            if (startDepth > MAX_START_DEPTH) throw new TooDeep(className);
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
            startDepth--;
        }
    }

    /** Stops Java tasks that spawn each other endlessly, before the thread's stack overflows. */
    private static final class TooDeep extends IllegalStateException {
        private static final long serialVersionUID = 1L;

        TooDeep(String className) {
            super(MAX_START_DEPTH + " tasks spawn each other in start(); '" + className + "' is not started");
        }
    }

    // styles

    private LuaTask.Body bodyOf(LuaTable table) {
        LuaValue state = table.rawget(TaskField.STATE.key);
        LuaValue phases = table.rawget(TaskField.PHASES.key);
        if (!state.isnil()) return routines.states(function("state", state));
        if (!phases.isnil()) return routines.phases(firstPhase(table, phases));
        if (isVisible(table)) return routines.picture(line());
        throw new LuaException(
                "spawn: a task needs something to do or to show: spawn(fn, fields), or a table with 'state',"
                        + " 'phases', 'draw' or 'sprite'; spawn(wait_forever, fields) for one that can only be hit");
    }

    private static LuaFunction function(String field, LuaValue value) {
        if (value instanceof LuaFunction function) return function;
        throw new LuaException("spawn: '" + field + "' must be a function but was a " + value.typename());
    }

    private LuaValue firstPhase(LuaTable table, LuaValue phases) {
        if (!(phases instanceof LuaTable all))
            throw new LuaException("spawn: 'phases' must be a table but was a " + phases.typename());
        PhaseNames names = services.phaseNames();
        LuaValue given = table.rawget(TaskField.PHASE.key);
        int first = given.isnil() ? Phase.INIT : names.number(given);
        names.require(all, first);
        return all.rawget(names.key(first, all));
    }

    /** Returns the running line; nil if no script runs. */
    private LuaValue line() {
        String line = runtime.machine().location();
        return line == null ? LuaValue.NIL : LuaValue.valueOf(line);
    }

    private static boolean isVisible(LuaTable table) {
        return !table.rawget(TaskField.SPRITE.key).isnil()
                || !table.rawget(TaskField.DRAW.key).isnil();
    }

    // spawns not made by scripts

    /**
     * Spawns the first task of a scene, which does not count against the limit of tasks; it runs when it is next in the
     * order.
     *
     * @param origin the script's function, which names the task in messages
     * @param function the function to run: the same, or one that includes it
     */
    public LuaTask spawnFirst(Value origin, Value function, Table table) {
        LuaTable raw = (LuaTable) table.raw();
        LuaTask task = task(new LuaTask.Body(TaskStyle.ROUTINE, origin.raw(), (LuaFunction) function.raw()), raw);
        start(task, raw, SpawnOptions.FIRST);
        return task;
    }

    /**
     * Spawns the first task of a scene in Java, which does not count against the limit of tasks.
     *
     * @throws LuaException if the class does not exist, or the task fails to start
     */
    public ScriptedTask spawnFirst(String className, Table table) {
        ScriptedTask task = javaTasks.apply(className);
        if (start(task, (LuaTable) table.raw(), SpawnOptions.FIRST)) begin(task, className);
        return task;
    }

    /**
     * Checks the table of a scene's first task. It may belong to a task that ends with the current scene.
     *
     * @throws LuaException if it belongs to a persistent task, or a field is invalid
     */
    public void checkFirst(Table table) {
        ScriptedTask owner = tables.find(table);
        if (owner != null && owner.isPersistent()) throw alreadyInUse("scene.change");
        LuaTable raw = (LuaTable) table.raw();
        prepare(task(routines.picture(line()), raw), raw, null);
    }

    /** Runs an event handler at once, as a child of the task. */
    void spawnHandler(Value function, ScriptedTask owner, String event, Values arguments) {
        if (tasks.isFull()) {
            tasks.countDropped();
            hints.lostEvent(owner.name(), event, tasks.capacity());
            return;
        }
        LuaTable own = runtime.machine().newTable();
        own.rawset(TaskField.PRIORITY.key, LuaValue.valueOf(owner.priority()));
        LuaFunction handler = (LuaFunction) function.raw();
        LuaTask child = task(new LuaTask.Body(TaskStyle.HANDLER, handler, handler), arguments.raw());
        if (start(child, own, new SpawnOptions(owner, 0))) tasks.runNow(child);
    }

    // used by all spawns

    /**
     * Adds a task to the list; returns whether it is alive. All checks come before any change, so that a rejected task
     * leaves its table unchanged. If the list is full, the task becomes a dummy.
     */
    private boolean start(ScriptedTask task, LuaTable table, SpawnOptions options) {
        runtime.machine().charge(SPAWN_COST);
        prepare(task, table, options.host);
        addToList(task, options);
        if (task.isAlive()) finishStart(task, options);
        else fields.makeDummy(table, task.gameMetatable());
        return task.isAlive();
    }

    private void prepare(ScriptedTask task, LuaTable table, @Nullable TaskHost host) {
        task.bind(services, table);
        if (host != null) task.setHost(host);
        fields.prepare(task);
    }

    private void addToList(ScriptedTask task, SpawnOptions options) {
        double priority = priority(task.fields());
        if (options.isFirst) tasks.spawnUncounted(task, priority);
        else tasks.spawnAfter(options.delay, task, priority, options.parent);
    }

    /** Returns the priority in a table that was checked. */
    private static double priority(LuaTable table) {
        LuaValue chosen = table.rawget(TaskField.PRIORITY.key);
        return chosen.isnil() ? TaskList.DEFAULT_PRIORITY : chosen.todouble();
    }

    private void finishStart(ScriptedTask task, SpawnOptions options) {
        if (readsScene.getAsBoolean() && !task.isPersistent()) hints.endsWithOldScene();
        LuaTable table = task.fields();
        fields.attach(task);
        tables.bind(task);
        task.updateSmoothPosition();
        animations.start(task);
        task.registerGroup();
        if (table.rawget(DEFER).toboolean() && options.delay == 0) task.deferStart();
        table.rawset(DEFER, LuaValue.NIL);
        if (options.host == null) return;
        if (options.delay > 0) task.awaitHost(options.host);
        options.host.enter(task);
    }
}

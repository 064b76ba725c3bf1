package kodama.script.task;

import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import kodama.base.StepBudget;
import kodama.lua.LuaMachine;
import kodama.lua.bind.Lua;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.task.Task;
import kodama.task.TaskList;
import kodama.time.GameTime;
import org.jspecify.annotations.Nullable;

/** Puts together what the tasks of one world have in common, and is the home that each of them asks. */
public final class ScriptedTasks {
    /**
     * How tasks are to be made.
     *
     * @param javaTasks makes a task of a Java class by its name, or says with a {@link kodama.lua.bind.LuaException}
     *     why not
     * @param readsScene whether the file of a scene to come is being read
     * @param changesScene whether another scene is asked for
     * @param smooth whether tasks that do not say otherwise are shown between ticks
     * @param defers whether no task runs before the tick after its spawn
     * @param remembers whether messages tell what became of a dead task
     * @param finishes runs a finish hook of a task that has ended; more tasks may end in it
     */
    public record Policies(
            Function<String, ScriptedTask> javaTasks,
            BooleanSupplier readsScene,
            BooleanSupplier changesScene,
            boolean smooth,
            boolean defers,
            boolean remembers,
            BiConsumer<Task, Runnable> finishes) {}

    private final Lua lua;
    private final Policies ways;
    private final Hints hints;
    private final FieldNames names;
    private final SpriteFields sprites;
    private final PhaseNames phaseNames = new PhaseNames();
    private final GroupTimeScales groupTimes;
    private final SmoothPositions shownPlaces;
    private final TaskTables tables;
    private final TaskFields fields;
    private final Callbacks callbacks;
    private final TaskContext context;
    private final Spawner spawner;
    private final Signals signals;

    public ScriptedTasks(
            LuaMachine machine, TaskList tasks, GameTime time, SpriteSheets sheets, Hints hints, Policies ways) {
        this.ways = ways;
        this.hints = hints;
        lua = new Lua(machine);
        StepBudget effort = machine::chargeDeferred;
        RunningTask running = new RunningTask(tasks);
        Home home = new Home();
        names = new FieldNames(lua);
        sprites = new SpriteFields(names, sheets);
        shownPlaces = new SmoothPositions(names, time, ways.smooth);
        groupTimes = new GroupTimeScales(tasks, hints);
        tables = new TaskTables(tasks, ways.remembers, TaskFields::isTask);
        fields = new TaskFields(tables, lua.newTable(), sprites, hints, effort);
        callbacks = new Callbacks(lua, running, tables, ways.finishes);
        context = new TaskContext(running, time);
        LuaTask.Runtime engine = new LuaTask.Runtime(machine, running, time);
        spawner = new Spawner(engine, home, tasks, tables, fields, hints, ways.javaTasks, ways.readsScene, ways.defers);
        signals = new Signals(spawner, effort);
    }

    private final class Home implements ScriptedTask.TaskServices {
        @Override
        public FieldNames names() {
            return names;
        }

        @Override
        public SpriteFields sprites() {
            return sprites;
        }

        @Override
        public PhaseNames phaseNames() {
            return phaseNames;
        }

        @Override
        public SmoothPositions smoothPositions() {
            return shownPlaces;
        }

        @Override
        public void groupJoined(String group) {
            groupTimes.join(group);
        }

        @Override
        public void callHandler(ScriptedTask task, String event, Values sent) {
            signals.handle(task, event, sent);
        }

        @Override
        public void send(ScriptedTask task, String event, Values sent) {
            signals.send(task, event, sent);
        }

        @Override
        public @Nullable ScriptedTask find(Value table) {
            return tables.find(table);
        }

        @Override
        public void write(ScriptedTask task, Value key, Value value) {
            if (task.isAlive()) fields.write(task, key.raw(), value.raw());
            else task.table().set(key, value);
        }

        @Override
        public void finished(ScriptedTask task) {
            tables.unbind(task);
            fields.detach(task);
            if (task.host() != null) task.host().leave(task.hasReturned());
            callbacks.finish(task);
        }

        @Override
        public void endedAtOnce(String origin, TaskStyle style, Table table) {
            if (!ways.changesScene.getAsBoolean()) hints.endedAtOnce(origin, style, table);
        }

        @Override
        public int bytes(Table table) {
            return lua.bytes(table);
        }
    }

    /** The task whose code runs. */
    public TaskContext context() {
        return context;
    }

    /** Starts tasks. */
    public Spawner spawner() {
        return spawner;
    }

    /** Sends events. */
    public Signals signals() {
        return signals;
    }

    /** Which table is whose. */
    public TaskTables tables() {
        return tables;
    }

    /** What fields of the tables mean. */
    public TaskFields fields() {
        return fields;
    }

    /** Calls functions that belong to no task. */
    public Callbacks callbacks() {
        return callbacks;
    }

    /** Which groups stand still or have a rate of their own. */
    public GroupTimeScales groupTimeScales() {
        return groupTimes;
    }

    /** Where pictures between two ticks show tasks. */
    public SmoothPositions smoothPositions() {
        return shownPlaces;
    }

    /** Phases by name. */
    public PhaseNames phaseNames() {
        return phaseNames;
    }

    /** Draws by the fields of a table. */
    public SpriteFields sprites() {
        return sprites;
    }

    /** The names of fields. */
    public FieldNames names() {
        return names;
    }
}

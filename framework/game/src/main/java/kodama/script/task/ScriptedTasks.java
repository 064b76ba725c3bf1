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
import org.luaj.vm2.LuaValue;

/** Wires together what the tasks of one world share, and provides the services that each of them needs. */
public final class ScriptedTasks {
    /**
     * The settings and callbacks for all tasks.
     *
     * @param javaTasks creates a task of a Java class by its name, or throws a {@link kodama.lua.bind.LuaException}
     * @param readsScene returns whether the file of a new scene is being loaded
     * @param changesScene returns whether another scene is requested
     * @param holdsScene returns whether tasks stand still until a transition has covered the picture
     * @param smooth whether tasks are smooth by default
     * @param defers whether no task runs before the tick after its spawn
     * @param remembers whether messages describe the fate of dead tasks
     * @param finishes runs a finish hook of a task that has ended; more tasks may end in it
     */
    public record Policies(
            Function<String, ScriptedTask> javaTasks,
            BooleanSupplier readsScene,
            BooleanSupplier changesScene,
            BooleanSupplier holdsScene,
            boolean smooth,
            boolean defers,
            boolean remembers,
            BiConsumer<Task, Runnable> finishes) {}

    private final Lua lua;
    private final Policies policies;
    private final Hints hints;
    private final FieldNames names;
    private final Palettes palettes;
    private final DissolvePatterns dissolvePatterns;
    private final SpriteFields sprites;
    private final PhaseNames phaseNames = new PhaseNames();
    private final GroupTimeScales groupTimes;
    private final HitFlashes hitFlashes = new HitFlashes();
    private final SmoothPositions smoothPositions;
    private final SpriteAnimations spriteAnimations;
    private final TaskAnimations animations;
    private final TaskTables tables;
    private final TaskFields fields;
    private final Callbacks callbacks;
    private final TaskContext context;
    private final Spawner spawner;
    private final Signals signals;

    public ScriptedTasks(
            LuaMachine machine, TaskList tasks, GameTime time, SpriteSheets sheets, Hints hints, Policies policies) {
        this.policies = policies;
        this.hints = hints;
        lua = new Lua(machine);
        StepBudget effort = machine::chargeDeferred;
        RunningTask running = new RunningTask(tasks);
        Services services = new Services();
        names = new FieldNames(lua);
        palettes = new Palettes(sheets, lua);
        dissolvePatterns = new DissolvePatterns(sheets);
        sprites = new SpriteFields(names, sheets, palettes, dissolvePatterns, effort);
        smoothPositions = new SmoothPositions(names, time, policies.smooth);
        spriteAnimations = new SpriteAnimations(sheets, time.baseRate(), effort);
        animations = new TaskAnimations(spriteAnimations, names, machine::location);
        groupTimes = new GroupTimeScales(tasks, hints);
        tables = new TaskTables(tasks, policies.remembers, TaskFields::isTask);
        fields = new TaskFields(tables, lua.newTable(), sprites, hints, effort, machine::location);
        callbacks = new Callbacks(lua, running, tables, policies.finishes);
        context = new TaskContext(running, time);
        LuaTask.Runtime runtime = new LuaTask.Runtime(machine, running, time);
        spawner = new Spawner(
                runtime,
                services,
                tasks,
                tables,
                fields,
                animations,
                hints,
                policies.javaTasks,
                policies.readsScene,
                policies.defers);
        signals = new Signals(spawner, effort);
    }

    private final class Services implements ScriptedTask.TaskServices {
        @Override
        public FieldNames names() {
            return names;
        }

        @Override
        public SpriteFields sprites() {
            return sprites;
        }

        @Override
        public HitFlashes hitFlashes() {
            return hitFlashes;
        }

        @Override
        public PhaseNames phaseNames() {
            return phaseNames;
        }

        @Override
        public SmoothPositions smoothPositions() {
            return smoothPositions;
        }

        @Override
        public void animate(ScriptedTask task, LuaValue animation) {
            animations.assign(task, animation);
        }

        @Override
        public void seekAnimation(ScriptedTask task, double ticks) {
            animations.seek(task, ticks);
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
        public boolean holdsScene() {
            return policies.holdsScene.getAsBoolean();
        }

        @Override
        public void endedAtOnce(String origin, TaskStyle style, Table table) {
            if (!policies.changesScene.getAsBoolean()) hints.endedAtOnce(origin, style, table);
        }

        @Override
        public int bytes(Table table) {
            return lua.bytes(table);
        }
    }

    /** Returns the context of the running task. */
    public TaskContext context() {
        return context;
    }

    /** Returns what spawns tasks. */
    public Spawner spawner() {
        return spawner;
    }

    /** Returns what sends events. */
    public Signals signals() {
        return signals;
    }

    /** Returns the map from tables to tasks. */
    public TaskTables tables() {
        return tables;
    }

    /** Returns the metatable of tasks' tables. */
    public TaskFields fields() {
        return fields;
    }

    /** Returns the caller of functions outside of tasks. */
    public Callbacks callbacks() {
        return callbacks;
    }

    /** Returns the groups that are paused or have a rate. */
    public GroupTimeScales groupTimeScales() {
        return groupTimes;
    }

    /** Returns the flashes of tasks that were hit. */
    public HitFlashes hitFlashes() {
        return hitFlashes;
    }

    /** Returns the interpolated positions of smooth tasks. */
    public SmoothPositions smoothPositions() {
        return smoothPositions;
    }

    /** Returns the animations of sprites, by name. */
    public SpriteAnimations spriteAnimations() {
        return spriteAnimations;
    }

    /** Returns the animations that tasks play. */
    public TaskAnimations animations() {
        return animations;
    }

    /** Returns the names of phases. */
    public PhaseNames phaseNames() {
        return phaseNames;
    }

    /** Returns the palettes of scripts. */
    public Palettes palettes() {
        return palettes;
    }

    /** Returns the patterns in which sprites dissolve. */
    public DissolvePatterns dissolvePatterns() {
        return dissolvePatterns;
    }

    /** Returns what draws sprites by the fields of a table. */
    public SpriteFields sprites() {
        return sprites;
    }

    /** Returns the names of fields. */
    public FieldNames names() {
        return names;
    }
}

package kodama.script.shot;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;
import kodama.base.ErrorSink;
import kodama.hit.GroupNames;
import kodama.hit.Targets;
import kodama.lua.bind.FieldDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.GroupMasks;
import kodama.script.task.ScriptedTasks;
import kodama.script.task.SpriteSheets;
import kodama.shot.MotionRates;
import kodama.shot.Shot;
import kodama.shot.ShotEventListener;
import kodama.shot.ShotSpec;
import kodama.shot.Shots;
import kodama.shot.look.ShotLookCache;
import org.jspecify.annotations.Nullable;

/** The shots of a world as scripts see them: their tables, callbacks and tasks. */
public final class ScriptedShots {
    /** Maximum number of cached looks: a script can give each shot a random scale. */
    private static final int MAX_LOOKS = 512;

    private final Shots shots;
    private final ScriptedTasks tasks;
    private final Lua lua;
    private final ShotTables tables;
    private final Table methods;
    private final ShotEventDispatcher dispatcher;
    private final ShotLookCache looks = new ShotLookCache(MAX_LOOKS);
    private final ShotAnimations animations;
    private final ShotLookChanges lookChanges;
    private boolean leaves;

    /**
     * Wires the parts together.
     *
     * @param sheets finds the pictures that scripts assign to shots
     * @param ending returns whether all tasks are being ended: then the callbacks for the end of shots are not called
     */
    public ScriptedShots(
            Shots shots,
            ScriptedTasks tasks,
            GroupNames groups,
            SpriteSheets sheets,
            Lua lua,
            ErrorSink errors,
            BooleanSupplier ending) {
        this.shots = shots;
        this.tasks = tasks;
        this.lua = lua;
        animations = new ShotAnimations(sheets, tasks.spriteAnimations(), lua);
        lookChanges = new ShotLookChanges(sheets, animations, tasks.palettes(), tasks.dissolvePatterns(), looks, lua);
        ShotAccess access = new WorldAccess(groups);
        methods = lua.newTable();
        tables = new ShotTables(lua, access, methods, tasks.fields().methods());
        BooleanSupplier quiet = () -> leaves || ending.getAsBoolean();
        dispatcher = new ShotEventDispatcher(this::table, tasks.callbacks(), errors, quiet);
    }

    /** Returns the animations of shots. */
    public ShotAnimations animations() {
        return animations;
    }

    private final class WorldAccess implements ShotAccess {
        private final GroupNames groups;
        private final GroupMasks masks;

        WorldAccess(GroupNames groups) {
            this.groups = groups;
            this.masks = new GroupMasks(groups);
        }

        @Override
        public ShotSpec spec(Shot shot) {
            return shots.spec(shot);
        }

        @Override
        public void change(Shot shot, ShotSpec spec) {
            shots.setSpec(shot, spec);
        }

        @Override
        public MotionRates motionRates(Shot shot) {
            return shots.motionRates(shot);
        }

        @Override
        public void setMotionRates(Shot shot, MotionRates motionRates) {
            shots.setMotionRates(shot, motionRates);
        }

        @Override
        public ScriptShotCallbacks callbacks(Shot shot) {
            return listener(shots.spec(shot)).shotCallbacks;
        }

        @Override
        public void setCallbacks(Shot shot, ScriptShotCallbacks shotCallbacks) {
            ShotSpec spec = shots.spec(shot);
            shots.setSpec(
                    shot,
                    spec.toBuilder()
                            .listener(listener(spec).with(shotCallbacks))
                            .build());
        }

        @Override
        public Value groups(long hits) {
            List<String> names = new ArrayList<>();
            for (int i = 0; i < groups.count(); i++) if ((hits & Targets.mask(i)) != 0) names.add(groups.name(i));
            return names.size() == 1 ? Value.of(names.get(0)) : lua.newList(names);
        }

        @Override
        public long groups(Value names) {
            return masks.of(names, "a shot's 'hits'");
        }

        @Override
        public ShotLookChanges looks() {
            return lookChanges;
        }
    }

    private ShotListener listener(ShotSpec spec) {
        return spec.listener() instanceof ShotListener listener
                ? listener
                : new ShotListener(ScriptShotCallbacks.NONE, dispatcher, spec.listener());
    }

    /** Returns the fields of a shot's table, in the order of the reference. */
    public static List<FieldDoc> described() {
        return ShotField.described();
    }

    /** Returns the names of the options that cannot be changed after firing. */
    public static Collection<String> fixedOptions() {
        return ShotField.RESERVED.options();
    }

    /**
     * Returns a message for a name that a script sets although it is not a field: the name of an option that cannot be
     * changed, or a misspelled field.
     *
     * @return the message; null for a field of the script's own
     */
    public static @Nullable String mistake(String name) {
        LuaException error = ShotField.RESERVED.error(name);
        return error == null ? null : error.getMessage();
    }

    /** Sets what finds the pictures of kinds and colors. */
    public void setPictures(ShotPictures pictures) {
        lookChanges.setPictures(pictures);
    }

    /** Returns the looks of all shots that scripts have fired or changed. */
    public ShotLookCache looks() {
        return looks;
    }

    /** Returns the table with the methods of all shots. */
    public Table methods() {
        return methods;
    }

    /**
     * Returns the event listener of shots to be fired; null if they need none.
     *
     * @param kept whether scripts will access the shots
     */
    public @Nullable ShotEventListener events(ScriptShotCallbacks shotCallbacks, boolean kept) {
        return kept || shotCallbacks.isAny() ? new ShotListener(shotCallbacks, dispatcher, null) : null;
    }

    /** Returns the table of a shot, flying or ended; always the same while it flies. */
    public Table table(Shot shot) {
        return scriptedShotOf(shot).table();
    }

    /** A shot with a table must have a listener, which releases the table when the shot ends. */
    private ShotTables.ScriptedShot scriptedShotOf(Shot shot) {
        ShotTables.ScriptedShot known = ShotTables.of(shot);
        if (known != null) return known;
        ShotSpec spec = shots.spec(shot);
        if (!(spec.listener() instanceof ShotListener))
            shots.setSpec(shot, spec.toBuilder().listener(listener(spec)).build());
        return tables.hold(shot);
    }

    /** Returns whether a value is the table of a shot: flying, with or without a task, or ended. */
    public boolean isShot(Value table) {
        return tables.isShot(table);
    }

    /**
     * Returns the flying shot of a table; null if the shot has ended.
     *
     * @param function the calling function, for messages
     * @throws LuaException if it is not the table of a shot
     */
    public @Nullable Shot find(Table table, String function) {
        if (!tables.isShot(table)) throw new LuaException(function + ": this table is not a shot");
        return tables.find(table);
    }

    /** Returns the flying shot of a value; null if it is not a shot, or the shot has ended. */
    public @Nullable Shot flying(Value value) {
        return tables.find(value);
    }

    /**
     * Attaches a task to a flying shot, and runs it until it first yields. If the task list is full, the shot ends.
     *
     * @param function the function of the task; receives the table of the shot
     * @throws LuaException if the shot already has a task
     */
    public void attachTask(Shot shot, Value function) {
        ShotTables.ScriptedShot host = scriptedShotOf(shot);
        if (host.task() != null)
            throw new LuaException("shot.task: this shot has a task already; give it children by self:spawn(fn)");
        if (!tasks.spawner().spawnInHost(function, host.table(), host)) {
            host.adopt();
            shot.kill();
        }
    }

    /** Removes all shots when the scene ends; their tasks end, too, and callbacks are not called. */
    public void leaveScene() {
        leaves = true;
        try {
            shots.clear();
        } finally {
            leaves = false;
        }
    }
}

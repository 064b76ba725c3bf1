package kodama.script.shot;

import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.script.task.TaskHost;
import kodama.shot.Shot;
import kodama.task.Task;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/**
 * The tables by which scripts access shots. A shot gets its table when a script first needs it, and keeps it. While the
 * shot flies, its fields (see {@link ShotField}) are read from it and written to it; then they keep their last values
 * and cannot be set. The table itself stores all other fields. The map is never iterated, because its order depends on
 * object identity.
 */
final class ShotTables {
    private static final String MARK = "shot";
    private static final Map<LuaValue, ShotField> FIELDS = Arrays.stream(ShotField.values())
            .collect(Collectors.toUnmodifiableMap(each -> each.key.raw(), each -> each));

    /** The callbacks of a shot that are handlers of its task if it has one. */
    private static final Set<ShotField> HANDLERS = Set.of(ShotField.ON_BOUNCE, ShotField.ON_STICK);

    /** Limit of cached names, for scripts that generate them. */
    private static final int MAX_NAMES = 1_000;

    /** Longer names, in bytes, are not mistaken for fields, and not cached because they would take much memory. */
    private static final int LONGEST_NAME = 32;

    private final Map<LuaValue, ScriptedShot> flying = new IdentityHashMap<>();
    /** Names that scripts have set although they are not fields, and whether they are mistakes. */
    private final Map<LuaValue, Boolean> names = new HashMap<>();

    private final Lua lua;
    private final ShotAccess access;
    private final LuaTable methods;
    private final LuaTable ofTasks;
    private final Write write = new Write();
    private final LuaTable metatable = new LuaTable();

    /** The methods of tasks come after those of shots: they report that a former task no longer exists. */
    ShotTables(Lua lua, ShotAccess access, Table methods, Table methodsOfTasks) {
        this.lua = lua;
        this.access = access;
        this.methods = (LuaTable) methods.raw();
        this.ofTasks = (LuaTable) methodsOfTasks.raw();
        metatable.rawset("__index", new Read());
        metatable.rawset("__newindex", write);
        metatable.rawset("__metatable", LuaValue.valueOf(MARK));
    }

    /** Creates the table of a shot that has none. */
    ScriptedShot hold(Shot shot) {
        ScriptedShot held = new ScriptedShot(shot, (LuaTable) lua.newTable().raw());
        shot.setUserData(held);
        held.adopt();
        if (shot.isAlive()) flying.put(held.table, held);
        return held;
    }

    /** Returns the shot as scripts see it; null if it has no table. */
    static @Nullable ScriptedShot of(Shot shot) {
        return shot.userData() instanceof ScriptedShot held ? held : null;
    }

    /** Returns the flying shot of a table; null if there is none. */
    @Nullable
    Shot find(Value table) {
        ScriptedShot held = flying.get(table.raw());
        return held == null ? null : held.shot;
    }

    /** Returns whether a table is that of a shot, flying or ended, with or without a task. */
    boolean isShot(Value table) {
        LuaValue meta = table.raw().getmetatable();
        return meta == metatable || isOfEnded(meta) || flying.containsKey(table.raw());
    }

    private static boolean isOfEnded(@Nullable LuaValue metatable) {
        return metatable instanceof LuaTable table && table.rawget(LuaValue.INDEX) instanceof ReadLast;
    }

    /** Checks a name that a script sets although it is not a field. */
    private void requireOwnName(LuaValue key) {
        if (key.type() != LuaValue.TSTRING || key.rawlen() > LONGEST_NAME) return;
        Boolean known = names.get(key);
        if (known == null || known) reject(key);
    }

    private void reject(LuaValue key) {
        LuaException error = ShotField.RESERVED.error(key.tojstring());
        if (names.size() == MAX_NAMES) names.clear();
        names.put(key, error != null);
        if (error != null) throw error;
    }

    private LuaValue readMethod(LuaValue key) {
        return hasMethod(key) ? methods.rawget(key) : ofTasks.rawget(key);
    }

    private boolean hasMethod(LuaValue key) {
        return !methods.rawget(key).isnil();
    }

    private final class Read extends TwoArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            ShotField field = FIELDS.get(key);
            if (field == null) return readMethod(key);
            ScriptedShot held = flying.get(table);
            return held == null ? NIL : held.read(field).raw();
        }
    }

    /** Reads the last fields of a shot that has ended. */
    private final class ReadLast extends TwoArgFunction {
        private final ScriptedShot held;

        ReadLast(ScriptedShot held) {
            this.held = held;
        }

        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            ShotField field = FIELDS.get(key);
            return field == null ? readMethod(key) : held.read(field).raw();
        }
    }

    /** Sets a field of a flying shot, or one of the script's own; has no effect on a field of a shot that has ended. */
    private final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            ShotField field = FIELDS.get(key);
            if (field == null) writeOwn(table, key, value);
            else write(flying.get(table), field, value);
            return NIL;
        }

        private void writeOwn(LuaValue table, LuaValue key, LuaValue value) {
            requireOwnName(key);
            table.rawset(Value.of(key).checkedKey().raw(), value);
        }

        private void write(@Nullable ScriptedShot held, ShotField field, LuaValue value) {
            if (held != null) held.write(field, Value.of(value));
        }
    }

    /** A shot with its table, and the task attached to it, if there is one. */
    final class ScriptedShot implements TaskHost {
        private final Shot shot;
        private final LuaTable table;
        private @Nullable Task task;

        /** Reports the end of the shot after its task has ended; null for nothing to report. */
        private @Nullable Runnable endReport;

        private ScriptedShot(Shot shot, LuaTable table) {
            this.shot = shot;
            this.table = table;
        }

        Table table() {
            return Value.of(table).table();
        }

        /** Returns the attached task; null if there is none. */
        @Nullable
        Task task() {
            return task;
        }

        /** Makes the table that of a shot without a task. */
        void adopt() {
            table.setmetatable(shot.isAlive() ? metatable : metatableOfEnded());
        }

        private LuaTable metatableOfEnded() {
            LuaTable ended = new LuaTable();
            ended.rawset(LuaValue.INDEX, new ReadLast(this));
            ended.rawset("__newindex", write);
            ended.rawset(LuaValue.METATABLE, LuaValue.valueOf(MARK));
            return ended;
        }

        /** Releases a shot that has ended; its table returns the last fields. */
        void release() {
            if (flying.remove(table) != null && task == null) adopt();
        }

        /**
         * Ends the task of a shot that has ended. Runs {@code report} after the task is dead and before its finish
         * hooks. Returns whether there was a task.
         */
        boolean endTask(Runnable report) {
            if (task == null) return false;
            endReport = report;
            task.kill();
            return true;
        }

        private Value read(ShotField field) {
            return field.read(shot, access);
        }

        private void write(ShotField field, Value value) {
            field.write(shot, access, value);
        }

        // as the host of a task

        @Override
        public void enter(Task inside) {
            task = inside;
            ScriptShotCallbacks callbacks = access.callbacks(shot);
            access.setCallbacks(shot, callbacks.withOnBounce(Value.NIL).withOnStick(Value.NIL));
            // now handlers of the task, which may wait
            table.rawset(ShotField.ON_BOUNCE.key.raw(), callbacks.onBounce().raw());
            table.rawset(ShotField.ON_STICK.key.raw(), callbacks.onStick().raw());
        }

        @Override
        public boolean keeps(LuaValue key) {
            ShotField field = FIELDS.get(key);
            return field == null ? hasMethod(key) : !HANDLERS.contains(field);
        }

        @Override
        public LuaValue read(LuaValue key) {
            ShotField field = FIELDS.get(key);
            return field == null ? methods.rawget(key) : read(field).raw();
        }

        @Override
        public void write(LuaValue key, LuaValue value) {
            ShotField field = FIELDS.get(key);
            if (field == null) table.rawset(key, value);
            else write(field, Value.of(value));
        }

        @Override
        public void requireOwnName(LuaValue key) {
            ShotTables.this.requireOwnName(key);
        }

        @Override
        public boolean isVisible() {
            return shot.isVisible();
        }

        @Override
        public double x() {
            return shot.x();
        }

        @Override
        public double y() {
            return shot.y();
        }

        @Override
        public double shiftX() {
            return shot.drawOffsetX();
        }

        @Override
        public double shiftY() {
            return shot.drawOffsetY();
        }

        @Override
        public boolean hasBegun() {
            return shot.age() >= 0;
        }

        @Override
        public void leave(boolean returned) {
            task = null;
            adopt();
            if (!returned) shot.kill();
            if (endReport != null) endReport.run();
        }
    }
}

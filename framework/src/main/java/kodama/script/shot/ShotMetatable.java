package kodama.script.shot;

import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/**
 * The metatable of the tables by which scripts hold shots: methods, and the fields that the pool keeps, see
 * {@link ShotField}. The table of a shot that is gone has got them back, and takes whatever is written to it.
 */
final class ShotMetatable {
    /** A flying shot by its fields. */
    interface Fields {
        Value read(ShotField field);

        void write(ShotField field, Value value);
    }

    /** Which flying shot a table stands for. */
    interface Finder {
        @Nullable
        Fields find(LuaValue table);
    }

    private static final String MARK = "shot";

    private final Finder shots;
    private final LuaTable methods;
    private final LuaTable ofTasks;
    private final LuaTable metatable = new LuaTable();

    /** Those of tasks come behind its own: a shot may have had a task, and they tell that there is none now. */
    ShotMetatable(Finder shots, Table methods, Table methodsOfTasks) {
        this.shots = shots;
        this.methods = (LuaTable) methods.raw();
        this.ofTasks = (LuaTable) methodsOfTasks.raw();
        metatable.rawset("__index", new Read());
        metatable.rawset("__newindex", new Write());
        metatable.rawset("__metatable", LuaValue.valueOf(MARK));
    }

    void adopt(LuaTable table) {
        table.setmetatable(metatable);
    }

    /** Whether a table is that of a shot, flying or gone; one with a task is that of the task. */
    boolean isOf(LuaValue table) {
        return table.getmetatable() == metatable;
    }

    boolean hasMethod(LuaValue key) {
        return !ofShots(key).isnil();
    }

    LuaValue ofShots(LuaValue key) {
        return methods.rawget(key);
    }

    private final class Read extends TwoArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            ShotField field = ShotField.of(key);
            if (field == null) return hasMethod(key) ? ofShots(key) : ofTasks.rawget(key);
            Fields held = shots.find(table);
            return held == null ? NIL : held.read(field).raw();
        }
    }

    private final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            ShotField field = ShotField.of(key);
            Fields held = shots.find(table);
            if (held == null || field == null) table.rawset(checkedKey(key), value);
            else held.write(field, Value.of(value));
            return NIL;
        }
    }

    static LuaValue checkedKey(LuaValue key) {
        if (key.isnil()) throw new LuaException("table index is nil");
        if (key.type() == LuaValue.TNUMBER && Double.isNaN(key.todouble()))
            throw new LuaException("table index is NaN");
        return key;
    }
}

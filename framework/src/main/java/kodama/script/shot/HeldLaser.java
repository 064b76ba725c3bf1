package kodama.script.shot;

import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.shot.laser.Laser;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.lib.ThreeArgFunction;
import org.luaj.vm2.lib.TwoArgFunction;

/**
 * A laser that a script holds by a table. The fields of {@link LaserField} are read from the laser and written to it at
 * once; one that is gone tells what it was last, and takes nothing. Whatever else is put into the table stays there.
 */
public final class HeldLaser {
    /** Where the metatable keeps the holder; scripts do not see it. */
    private static final String HOLDER = "__holder";

    private static final String MARK = "laser";

    private final @Nullable Laser laser;
    private final LuaTable methods;

    private HeldLaser(@Nullable Laser laser, Table methods) {
        this.laser = laser;
        this.methods = (LuaTable) methods.raw();
    }

    /**
     * Has a table stand for a laser.
     *
     * @param laser null for one that never was, as there was no room: its fields are 0
     * @param table of the script
     * @param methods what it can be asked to do
     */
    public static void hold(@Nullable Laser laser, Table table, Table methods) {
        HeldLaser held = new HeldLaser(laser, methods);
        LuaTable metatable = new LuaTable();
        metatable.rawset("__index", held.new Read());
        metatable.rawset("__newindex", held.new Write());
        metatable.rawset("__metatable", LuaValue.valueOf(MARK));
        metatable.rawset(HOLDER, LuaValue.userdataOf(held));
        table.raw().setmetatable(metatable);
    }

    /**
     * Finds the laser that a table stands for.
     *
     * @param table of a script
     * @return who holds it; null if the table stands for none
     */
    public static @Nullable HeldLaser of(Table table) {
        LuaValue metatable = table.raw().getmetatable();
        if (metatable == null || !metatable.istable()) return null;
        return metatable.rawget(HOLDER).optuserdata(HeldLaser.class, null) instanceof HeldLaser held ? held : null;
    }

    /**
     * Tells whether the laser is still there.
     *
     * @return false from the moment it ended
     */
    public boolean isAlive() {
        return laser != null && laser.isAlive();
    }

    /** Ends the laser at once. */
    public void kill() {
        if (laser != null) laser.kill();
    }

    private final class Read extends TwoArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key) {
            LaserField field = LaserField.of(key);
            if (field == null) return methods.rawget(key);
            return LuaValue.valueOf(laser == null ? 0 : field.read(laser));
        }
    }

    private final class Write extends ThreeArgFunction {
        @Override
        public LuaValue call(LuaValue table, LuaValue key, LuaValue value) {
            LaserField field = LaserField.of(key);
            if (field == null) table.rawset(ShotMetatable.checkedKey(key), value);
            else if (laser != null && laser.isAlive()) field.write(laser, Value.of(value));
            return NIL;
        }
    }
}

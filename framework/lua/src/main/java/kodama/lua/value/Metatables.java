package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;

/** The metatables of values: tables and userdata have their own, other types share one. */
public final class Metatables {

    /** By type; null for types without a metatable. */
    private final @Nullable LuaTable[] byType = new LuaTable[LuaValue.TTHREAD + 1];

    /**
     * Returns the metatable of a value.
     *
     * @return the metatable, or null
     */
    @Nullable
    public LuaValue of(LuaValue value) {
        if (value instanceof ScriptTable table) return table.meta;
        if (hasItsOwn(value)) return value.getmetatable();
        int type = value.type();
        return type < 0 ? null : byType[type];
    }

    /**
     * Returns a metamethod from a metatable.
     *
     * @param metatable a metatable, or null
     * @return the metamethod, or nil
     */
    public static LuaValue metamethod(@Nullable LuaValue metatable, Metamethod event) {
        if (metatable instanceof ScriptTable table) return table.metamethod(event);
        return metatable == null ? LuaValue.NIL : metatable.rawget(event.key());
    }

    /**
     * Sets the metatable of a table or userdata, or of all values of another type.
     *
     * @param metatable the metatable, or null for none
     */
    public void set(LuaValue value, @Nullable LuaTable metatable) {
        if (hasItsOwn(value)) value.setmetatable(metatable);
        else set(value.type(), metatable);
    }

    private static boolean hasItsOwn(LuaValue value) {
        return value instanceof LuaTable || value instanceof LuaUserdata && !(value instanceof LightUserdata);
    }

    private void set(int type, @Nullable LuaTable metatable) {
        byType[type] = metatable;
    }
}

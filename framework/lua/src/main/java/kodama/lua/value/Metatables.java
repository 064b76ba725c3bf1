package kodama.lua.value;

import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaUserdata;
import org.luaj.vm2.LuaValue;

/** Who has which metatable: tables and userdata their own, other values one for each type. */
public final class Metatables {

    /** By number of the type; null for those without one. */
    private final @Nullable LuaTable[] byType = new LuaTable[LuaValue.TTHREAD + 1];

    /**
     * Finds a metatable.
     *
     * @return its metatable, or null
     */
    @Nullable
    public LuaValue of(LuaValue value) {
        if (value instanceof ScriptTable table) return table.meta;
        if (hasItsOwn(value)) return value.getmetatable();
        int type = value.type();
        return type < 0 ? null : byType[type];
    }

    /**
     * Finds what a metatable says of an event.
     *
     * @param metatable a metatable, or null
     * @return the metamethod, or nil
     */
    public static LuaValue metamethod(@Nullable LuaValue metatable, Metamethod event) {
        if (metatable instanceof ScriptTable table) return table.metamethod(event);
        return metatable == null ? LuaValue.NIL : metatable.rawget(event.key());
    }

    /**
     * Sets the metatable of a table or userdata, or of all values of a type.
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

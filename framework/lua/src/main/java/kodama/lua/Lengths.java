package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/** The length operator. */
final class Lengths {

    private Lengths() {}

    /** The length, or null when a metamethod must run first. */
    static @Nullable LuaValue of(Coroutine co, LuaValue value) {
        if (value instanceof ScriptTable table && table.getmetatable() == null) return LuaReal.of(table.rawlen());
        if (value instanceof LuaString text) return LuaReal.of(text.m_length);
        LuaValue handler = co.machine.metamethod(value, Metamethod.LEN);
        if (!handler.isnil()) return Calls.meta(co, handler, value, value);
        if (value instanceof LuaTable table) return LuaReal.of(table.rawlen());
        throw OperandErrors.length(co, value);
    }
}

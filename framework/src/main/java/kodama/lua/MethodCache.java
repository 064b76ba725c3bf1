package kodama.lua;

import kodama.lua.value.MetaNames;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * Where an instruction of translated code has found its method last: in the table behind {@code __index}, of objects of
 * one shape with metatables of one shape. Only places are remembered, never the method.
 */
final class MethodCache {

    /** So often it learns another place. */
    private static final int MOST_LEARNED = 16;

    final LuaString name;
    private @Nullable Shape object;
    private @Nullable Shape meta;
    private int indexSlot;
    private @Nullable Shape owner;
    private int slot;
    private int learned;

    MethodCache(LuaString name) {
        this.name = name;
    }

    /** How many places it has seen, as far as it looked. */
    int seen() {
        return learned;
    }

    /** The method, or null when it takes the interpreter. */
    @Nullable
    LuaValue get(LuaValue of, Coroutine co) {
        if (!(of instanceof ScriptTable table)) return of instanceof LuaString ? ofText(of, co) : null;
        if (table.shape == object && table.getmetatable() instanceof ScriptTable metatable && metatable.shape == meta) {
            ScriptTable behind = behind(metatable, indexSlot);
            if (behind != null && behind.shape == owner && behind.numbers[slot] == Shape.REFERENCE)
                return behind.slot(slot);
        }
        return find(table);
    }

    private @Nullable LuaValue ofText(LuaValue text, Coroutine co) {
        LuaValue library = co.machine.metamethod(text, MetaNames.INDEX);
        LuaValue method = library instanceof ScriptTable table ? table.field(name) : LuaValue.NIL;
        if (method == LuaValue.NIL) return null;
        co.budget.owe(Indexing.LINK);
        return method;
    }

    private static @Nullable ScriptTable behind(ScriptTable metatable, int indexSlot) {
        return metatable.numbers[indexSlot] == Shape.REFERENCE && metatable.slot(indexSlot) instanceof ScriptTable table
                ? table
                : null;
    }

    private @Nullable LuaValue find(ScriptTable table) {
        if (learned < MOST_LEARNED && table.getmetatable() instanceof ScriptTable metatable) learn(table, metatable);
        LuaValue value = table.field(name);
        return value == LuaValue.NIL && table.getmetatable() != null ? table.inherited(name) : value;
    }

    private void learn(ScriptTable table, ScriptTable metatable) {
        int index = metatable.shape.slot(MetaNames.INDEX);
        ScriptTable behind = index < 0 ? null : behind(metatable, index);
        int at = behind == null ? -1 : behind.shape.slot(name);
        if (behind == null || at < 0 || !table.shape.isCacheable() || table.shape.slot(name) >= 0) return;
        learned++;
        object = table.shape;
        meta = metatable.shape;
        indexSlot = index;
        owner = behind.shape;
        slot = at;
    }
}

package kodama.lua;

import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * Where an instruction of translated code has found names that objects inherit, methods mostly: for objects of four
 * shapes at most, the way over their metatables to the table that has the name. Only ways are remembered, never the
 * method.
 */
final class MethodCache implements InlineCache {

    /** So many ways are tried, the one found last first. */
    private static final int MOST_WAYS = 4;

    /** So often it learns another way: more would cost more than they save. */
    private static final int MOST_LEARNED = 32;

    private static final IndexChain[] NONE = {};

    final LuaString name;
    private IndexChain[] ways = NONE;
    private int learned;

    MethodCache(LuaString name) {
        this.name = name;
    }

    /** The method, or null when it takes the interpreter. */
    @Nullable
    LuaValue get(LuaValue of, Coroutine co) {
        if (!(of instanceof ScriptTable table)) return of instanceof LuaString ? ofText(of, co) : null;
        LuaValue inherited = inherited(table);
        return inherited != null ? inherited : find(table);
    }

    /** What a table inherits by a way that is known, or null. */
    @Nullable
    LuaValue inherited(ScriptTable table) {
        for (IndexChain way : ways) {
            if (way.object != table.shape) continue;
            LuaValue found = way.lookup(table);
            if (found != null) return found;
        }
        return null;
    }

    private @Nullable LuaValue ofText(LuaValue text, Coroutine co) {
        LuaValue library = co.machine.metamethod(text, Metamethod.INDEX);
        LuaValue method = library instanceof ScriptTable table ? table.field(name) : LuaValue.NIL;
        if (method == LuaValue.NIL) return null;
        co.budget.chargeDeferred(Indexing.LINK);
        return method;
    }

    private @Nullable LuaValue find(ScriptTable table) {
        learn(table);
        LuaValue value = table.field(name);
        return value == LuaValue.NIL && table.getmetatable() != null ? table.inherited(name) : value;
    }

    void learn(ScriptTable table) {
        if (learned == MOST_LEARNED) return;
        learned++; // a try that fails costs as much
        IndexChain way = IndexChain.of(table, name);
        if (way == null) return;
        int kept = Math.min(ways.length, MOST_WAYS - 1);
        IndexChain[] next = new IndexChain[kept + 1];
        next[0] = way;
        System.arraycopy(ways, 0, next, 1, kept);
        ways = next;
    }

    /** Lets go of the tables that its ways remember. */
    @Override
    public void forgetTables() {
        for (IndexChain way : ways) way.clear();
    }
}

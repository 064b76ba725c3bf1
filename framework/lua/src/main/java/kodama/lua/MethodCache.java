package kodama.lua;

import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The inline cache of an instruction of translated code that accesses inherited names, mostly methods: for objects of
 * up to four shapes, the chain of metatables to the table with the name. It caches the chain and not the method.
 */
final class MethodCache implements InlineCache {

    /** Number of chains; the one found last is tried first. */
    private static final int MAX_CHAINS = 4;

    /** Most updates of the cache: more would cost more than they save. */
    private static final int MAX_LEARNED = 32;

    private static final IndexChain[] NONE = {};

    final LuaString name;
    private IndexChain[] chains = NONE;
    private int learned;

    MethodCache(LuaString name) {
        this.name = name;
    }

    /** Returns the method, or null if the interpreter has to do it. */
    @Nullable
    LuaValue get(LuaValue of, Coroutine co) {
        if (!(of instanceof ScriptTable table)) return of instanceof LuaString ? ofText(of, co) : null;
        LuaValue inherited = inherited(table);
        return inherited != null ? inherited : find(table);
    }

    /** Returns what a table inherits by a cached chain, or null. */
    @Nullable
    LuaValue inherited(ScriptTable table) {
        for (IndexChain chain : chains) {
            if (chain.object != table.shape) continue;
            LuaValue found = chain.lookup(table);
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
        if (learned == MAX_LEARNED) return;
        learned++; // failed attempts cost as much
        IndexChain chain = IndexChain.of(table, name);
        if (chain == null) return;
        int kept = Math.min(chains.length, MAX_CHAINS - 1);
        IndexChain[] next = new IndexChain[kept + 1];
        next[0] = chain;
        System.arraycopy(chains, 0, next, 1, kept);
        chains = next;
    }

    /** Drops the tables that its chains refer to. */
    @Override
    public void forgetTables() {
        for (IndexChain chain : chains) chain.clear();
    }
}

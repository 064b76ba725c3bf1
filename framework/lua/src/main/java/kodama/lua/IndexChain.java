package kodama.lua;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import kodama.lua.value.Metamethod;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import kodama.lua.value.ValidityCell;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The chain of tables from an object to a name that it inherits: from each table to the {@code __index} table of its
 * metatable. Each table of the chain is checked by its shape, which shows that it does not have the name. If the object
 * has the name itself, the chain is empty; if no table has it, the chain ends at a table without {@code __index}.
 *
 * <p>The table at the end is cached. Objects with the same metatable then skip the checks, until a table of the chain
 * changes and invalidates the {@link ValidityCell}.
 */
final class IndexChain {

    /** Tables in a chain that the interpreter passes for free as well. */
    private static final int MAX_LENGTH = 3;

    private static final int NOWHERE = -1;

    /** Most updates of the cached table: where classes change all the time, the chain is checked each time. */
    private static final int MAX_UPDATES = 16;

    /** One table of the chain and the shapes that lead to it. */
    private record Link(Shape meta, int indexSlot, Shape behind) {

        /** Returns the next table, or null if the shapes differ. */
        @Nullable
        ScriptTable from(ScriptTable table) {
            if (!(table.getmetatable() instanceof ScriptTable by) || by.shape != meta) return null;
            ScriptTable next = IndexChain.indexTable(by, indexSlot);
            return next != null && next.shape == behind ? next : null;
        }
    }

    final Shape object;
    private final Link[] steps;
    private final int slot;

    /** The shape of the last metatable, which has no {@code __index}; null if the last table has no metatable. */
    private final @Nullable Shape end;

    /** The validity cell of the cached table; null if there is none. */
    private @Nullable ValidityCell validityCell;

    /** The metatable of the objects for which the table was cached. */
    private @Nullable LuaValue meta;

    /** The table at the end of the chain. */
    private @Nullable ScriptTable holder;

    private int updates;

    private IndexChain(Shape object, List<Link> steps, int slot, @Nullable Shape end) {
        this.object = object;
        this.steps = steps.toArray(new Link[0]);
        this.slot = slot;
        this.end = end;
    }

    /** Builds the chain for a name, or returns null if shapes cannot describe it. */
    static @Nullable IndexChain of(ScriptTable object, LuaString name) {
        List<Link> steps = new ArrayList<>();
        ScriptTable table = object;
        while (table.shape.isCacheable()) {
            int slot = table.shape.slot(name);
            if (slot >= 0) return new IndexChain(object.shape, steps, slot, null);
            LuaValue meta = table.getmetatable();
            if (meta == null) return new IndexChain(object.shape, steps, NOWHERE, null);
            if (!(meta instanceof ScriptTable behind) || !behind.shape.isCacheable()) return null;
            int index = behind.shape.slot(Metamethod.INDEX.key());
            if (index < 0) return new IndexChain(object.shape, steps, NOWHERE, behind.shape);
            ScriptTable next = indexTable(behind, index);
            if (next == null || steps.size() == MAX_LENGTH) return null;
            steps.add(new Link(behind.shape, index, next.shape));
            table = next;
        }
        return null;
    }

    private static @Nullable ScriptTable indexTable(ScriptTable meta, int indexSlot) {
        return meta.reference(indexSlot) instanceof ScriptTable table ? table : null;
    }

    /** Returns the value at the end of the chain, or nil; null if the shapes differ. */
    @Nullable
    LuaValue lookup(ScriptTable from) {
        ValidityCell known = validityCell;
        if (known != null && !known.isInvalid() && holder != null && from.getmetatable() == meta) return at(holder);
        return walk(from);
    }

    private @Nullable LuaValue at(ScriptTable table) {
        return table.numbers[slot] == Shape.NIL ? null : table.slot(slot);
    }

    private @Nullable LuaValue walk(ScriptTable from) {
        ScriptTable table = from;
        for (Link step : steps) {
            ScriptTable next = step.from(table);
            if (next == null) return null;
            table = next;
        }
        if (slot == NOWHERE) return isEnd(table.getmetatable()) ? LuaValue.NIL : null;
        if (table != from && (validityCell == null || validityCell.isInvalid()) && updates < MAX_UPDATES)
            cache(from, table);
        return at(table);
    }

    private boolean isEnd(@Nullable LuaValue meta) {
        return meta == null ? end == null : meta instanceof ScriptTable last && last.shape == end;
    }

    private void cache(ScriptTable from, ScriptTable last) {
        updates++;
        validityCell = from.shape.validityCell();
        meta = from.getmetatable();
        holder = last;
        ScriptTable table = from;
        for (Link step : steps) {
            if (table.getmetatable() instanceof ScriptTable by) by.joinIndexChain();
            table = Objects.requireNonNull(step.from(table));
            table.joinIndexChain();
        }
    }

    /** Drops the cached table. */
    void clear() {
        if (holder != null) updates--; // no table has changed, so this does not count
        validityCell = null;
        meta = holder = null;
    }
}

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
 * The way from an object to a name that it inherits: over a metatable's {@code __index} to a table, from there to the
 * next. Each table on it is known by its shape, which says that the name is not there. A name of the object's own is at
 * the end of a way without steps; for a name that is nowhere, the way ends where nothing is behind.
 *
 * <p>Where a way has led is remembered, so that objects with the same metatable need not walk it again until any table
 * on it changes.
 */
final class IndexChain {

    /** Tables behind {@code __index} that the interpreter passes for nothing, too. */
    private static final int LONGEST = 3;

    private static final int NOWHERE = -1;

    /** So often it is remembered where the way led: where classes change again and again, all are walked over. */
    private static final int MOST_REMEMBERED = 16;

    /** One table on the way, by what leads to it. */
    private record Link(Shape meta, int indexSlot, Shape behind) {

        /** The table behind another one, or null if it is not as this says. */
        @Nullable
        ScriptTable from(ScriptTable table) {
            if (!(table.getmetatable() instanceof ScriptTable by) || by.shape != meta) return null;
            ScriptTable next = IndexChain.behind(by, indexSlot);
            return next != null && next.shape == behind ? next : null;
        }
    }

    final Shape object;
    private final Link[] steps;
    private final int slot;

    /** The metatable without {@code __index} at the end of a way to nothing; null if there is none at all. */
    private final @Nullable Shape end;

    /** How long it holds what is remembered; null while nothing is. */
    private @Nullable ValidityCell lineage;

    /** The metatable of objects whose way is remembered. */
    private @Nullable LuaValue meta;

    /** The table that was at its end. */
    private @Nullable ScriptTable holder;

    private int remembered;

    private IndexChain(Shape object, List<Link> steps, int slot, @Nullable Shape end) {
        this.object = object;
        this.steps = steps.toArray(new Link[0]);
        this.slot = slot;
        this.end = end;
    }

    /** The way to a name, or null if there is none that shapes tell. */
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
            ScriptTable next = behind(behind, index);
            if (next == null || steps.size() == LONGEST) return null;
            steps.add(new Link(behind.shape, index, next.shape));
            table = next;
        }
        return null;
    }

    private static @Nullable ScriptTable behind(ScriptTable meta, int indexSlot) {
        return meta.reference(indexSlot) instanceof ScriptTable table ? table : null;
    }

    /** What stands at the end of the way, nil for nothing; null if a table on it is another one than it was. */
    @Nullable
    LuaValue lookup(ScriptTable from) {
        ValidityCell known = lineage;
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
        if (table != from && (lineage == null || lineage.isInvalid()) && remembered < MOST_REMEMBERED)
            remember(from, table);
        return at(table);
    }

    private boolean isEnd(@Nullable LuaValue meta) {
        return meta == null ? end == null : meta instanceof ScriptTable last && last.shape == end;
    }

    private void remember(ScriptTable from, ScriptTable last) {
        remembered++;
        lineage = from.shape.validityCell();
        meta = from.getmetatable();
        holder = last;
        ScriptTable table = from;
        for (Link step : steps) {
            if (table.getmetatable() instanceof ScriptTable by) by.joinIndexChain();
            table = Objects.requireNonNull(step.from(table));
            table.joinIndexChain();
        }
    }

    /** Lets go of the tables that it remembers. */
    void clear() {
        if (holder != null) remembered--; // no class has changed
        lineage = null;
        meta = holder = null;
    }
}

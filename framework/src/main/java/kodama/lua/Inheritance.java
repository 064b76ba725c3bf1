package kodama.lua;

import java.util.Arrays;
import kodama.lua.value.MetaNames;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The way from an object to a name that it inherits: over a metatable's {@code __index} to a table, from there to the
 * next. Each table on it is known by its shape, which says that the name is not there. A name of the object's own is at
 * the end of a way without steps.
 */
final class Inheritance {

    /** Tables behind {@code __index} that the interpreter passes for nothing, too. */
    private static final int LONGEST = 3;

    private static final Shape[] NONE = {};
    private static final int[] NO_SLOTS = {};

    final Shape object;
    private final Shape[] metas;
    private final int[] indexSlots;
    private final Shape[] behind;
    private final int slot;

    private Inheritance(Shape object, Shape[] metas, int[] indexSlots, Shape[] behind, int slot) {
        this.object = object;
        this.metas = metas;
        this.indexSlots = indexSlots;
        this.behind = behind;
        this.slot = slot;
    }

    /** The way to a name, or null if there is none that shapes tell. */
    static @Nullable Inheritance of(ScriptTable object, LuaString name) {
        if (!object.shape.isCacheable()) return null;
        int own = object.shape.slot(name);
        if (own >= 0) return new Inheritance(object.shape, NONE, NO_SLOTS, NONE, own);
        Shape[] metas = new Shape[LONGEST];
        int[] indexSlots = new int[LONGEST];
        Shape[] behind = new Shape[LONGEST];
        ScriptTable table = object;
        for (int i = 0; i < LONGEST; i++) {
            if (!table.shape.isCacheable() || !(table.getmetatable() instanceof ScriptTable meta)) return null;
            metas[i] = meta.shape;
            indexSlots[i] = meta.shape.slot(MetaNames.INDEX);
            ScriptTable next = indexSlots[i] < 0 ? null : behind(meta, indexSlots[i]);
            if (next == null) return null;
            behind[i] = next.shape;
            int slot = next.shape.slot(name);
            int length = i + 1;
            if (slot >= 0)
                return new Inheritance(
                        object.shape,
                        Arrays.copyOf(metas, length),
                        Arrays.copyOf(indexSlots, length),
                        Arrays.copyOf(behind, length),
                        slot);
            table = next;
        }
        return null;
    }

    private static @Nullable ScriptTable behind(ScriptTable meta, int indexSlot) {
        return meta.numbers[indexSlot] == Shape.REFERENCE && meta.slot(indexSlot) instanceof ScriptTable table
                ? table
                : null;
    }

    /** What stands at the end of the way, or null if a table on it has another shape, or nothing stands there. */
    @Nullable
    LuaValue follow(ScriptTable from) {
        ScriptTable table = from;
        for (int i = 0; i < metas.length; i++) {
            if (!(table.getmetatable() instanceof ScriptTable meta) || meta.shape != metas[i]) return null;
            ScriptTable next = behind(meta, indexSlots[i]);
            if (next == null || next.shape != behind[i]) return null;
            table = next;
        }
        return table.numbers[slot] == Shape.NIL ? null : table.slot(slot);
    }
}

package kodama.lua;

import java.util.ArrayList;
import java.util.List;
import kodama.lua.value.MetaNames;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The way from an object to a name that it inherits: over a metatable's {@code __index} to a table, from there to the
 * next. Each table on it is known by its shape, which says that the name is not there. A name of the object's own is at
 * the end of a way without steps; for a name that is nowhere, the way ends where nothing is behind.
 */
final class Inheritance {

    /** Tables behind {@code __index} that the interpreter passes for nothing, too. */
    private static final int LONGEST = 3;

    private static final int NOWHERE = -1;

    /** One table on the way, by what leads to it. */
    private record Step(Shape meta, int indexSlot, Shape behind) {}

    final Shape object;
    private final Step[] steps;
    private final int slot;

    /** The metatable without {@code __index} at the end of a way to nothing; null if there is none at all. */
    private final @Nullable Shape end;

    private Inheritance(Shape object, List<Step> steps, int slot, @Nullable Shape end) {
        this.object = object;
        this.steps = steps.toArray(new Step[0]);
        this.slot = slot;
        this.end = end;
    }

    /** The way to a name, or null if there is none that shapes tell. */
    static @Nullable Inheritance of(ScriptTable object, LuaString name) {
        List<Step> steps = new ArrayList<>();
        ScriptTable table = object;
        while (table.shape.isCacheable()) {
            int slot = table.shape.slot(name);
            if (slot >= 0) return new Inheritance(object.shape, steps, slot, null);
            LuaValue meta = table.getmetatable();
            if (meta == null) return new Inheritance(object.shape, steps, NOWHERE, null);
            if (!(meta instanceof ScriptTable behind) || !behind.shape.isCacheable()) return null;
            int index = behind.shape.slot(MetaNames.INDEX);
            if (index < 0) return new Inheritance(object.shape, steps, NOWHERE, behind.shape);
            ScriptTable next = behind(behind, index);
            if (next == null || steps.size() == LONGEST) return null;
            steps.add(new Step(behind.shape, index, next.shape));
            table = next;
        }
        return null;
    }

    private static @Nullable ScriptTable behind(ScriptTable meta, int indexSlot) {
        return meta.numbers[indexSlot] == Shape.REFERENCE && meta.slot(indexSlot) instanceof ScriptTable table
                ? table
                : null;
    }

    /** What stands at the end of the way, nil for nothing; null if a table on it is another one than it was. */
    @Nullable
    LuaValue follow(ScriptTable from) {
        ScriptTable table = from;
        for (Step step : steps) {
            if (!(table.getmetatable() instanceof ScriptTable meta) || meta.shape != step.meta) return null;
            ScriptTable next = behind(meta, step.indexSlot);
            if (next == null || next.shape != step.behind) return null;
            table = next;
        }
        if (slot == NOWHERE) return isEnd(table.getmetatable()) ? LuaValue.NIL : null;
        return table.numbers[slot] == Shape.NIL ? null : table.slot(slot);
    }

    private boolean isEnd(@Nullable LuaValue meta) {
        return meta == null ? end == null : meta instanceof ScriptTable last && last.shape == end;
    }
}

package kodama.lua.value;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * The metatable of a table with computed fields. Its {@code __index} must return the same values: it is called for all
 * other names, after a failed computation, and when the budget is nearly used up.
 */
public final class ComputedFields extends LuaTable {
    /** The names by hash: open addressing, at least half empty. */
    private final @Nullable LuaString[] names;

    /** The field of each name. */
    private final @Nullable ComputedField[] fields;

    /** Makes a metatable without metamethods. */
    public ComputedFields(Map<LuaString, ComputedField> fields) {
        int room = 2 * Integer.highestOneBit(Math.max(1, 2 * fields.size()));
        names = new LuaString[room];
        this.fields = new ComputedField[room];
        fields.forEach(this::add);
    }

    private void add(LuaString name, ComputedField field) {
        int at = position(name);
        names[at] = name;
        fields[at] = field;
    }

    /**
     * Finds a field.
     *
     * @return the field, or null
     */
    public @Nullable ComputedField find(LuaString name) {
        int at = position(name);
        ComputedField found = fields[at];
        if (found != null && names[at] != name) names[at] = name; // a script's constant, found faster next time
        return found;
    }

    /** Returns the position of a name, or the empty one where it would be. */
    private int position(LuaString name) {
        int mask = names.length - 1;
        int at = ShapeNameIndex.start(name) & mask;
        while (!isAt(at, name)) at = at + 1 & mask;
        return at;
    }

    private boolean isAt(int at, LuaString name) {
        LuaString found = names[at];
        return found == null || found == name || Hashes.areEqual(found, name);
    }

    /**
     * Reads a field.
     *
     * @return the value, possibly nil; null if {@code __index} must be called
     */
    @Nullable
    LuaValue value(LuaString name) {
        ComputedField field = find(name);
        return field == null ? null : field.value();
    }
}

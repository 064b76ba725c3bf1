package kodama.lua.bind;

import java.util.Arrays;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;

/** Slots of several fields that are read together: looked up once per shape, instead of once per table and field. */
public final class FieldSlots {
    /** Number of cached shapes, each at the index given by its number; shapes of similar tables have close numbers. */
    private static final int SHAPES = 64;

    private final FieldKey[] keys;
    private final @Nullable Shape[] shapes = new @Nullable Shape[SHAPES];

    /** The slots of the fields for each cached shape. */
    private final int[][] slots;

    /** The slots for tables without a shape. */
    private final int[] unknown;

    /**
     * Makes an empty cache.
     *
     * @param keys the fields
     */
    public FieldSlots(FieldKey... keys) {
        this.keys = keys.clone();
        slots = new int[SHAPES][keys.length];
        unknown = new int[keys.length];
        Arrays.fill(unknown, FieldKey.UNKNOWN);
    }

    /**
     * Returns the slots of the fields in a table, for packages that use LuaJ.
     *
     * @return for each field the slot that {@link FieldKey#get(LuaTable, int)} takes; valid until the next call, and
     *     until the table changes
     */
    public int[] of(LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return unknown;
        Shape shape = ours.shape;
        int index = shape.number() & SHAPES - 1;
        if (shapes[index] != shape) learn(index, shape);
        return slots[index];
    }

    private void learn(int index, Shape shape) {
        shapes[index] = shape;
        for (int i = 0; i < keys.length; i++) slots[index][i] = keys[i].slot(shape);
    }
}

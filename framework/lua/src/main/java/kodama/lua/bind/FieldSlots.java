package kodama.lua.bind;

import java.util.Arrays;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaTable;

/**
 * Where tables have some fields that are read together: looked up once for each shape of tables, and not once a table
 * and field.
 */
public final class FieldSlots {
    /** So many shapes are remembered, each at the place that its number says: those of a crowd follow each other. */
    private static final int SHAPES = 64;

    private final FieldKey[] keys;
    private final @Nullable Shape[] shapes = new @Nullable Shape[SHAPES];

    /** For each shape remembered the slots of the fields. */
    private final int[][] slots;

    /** What is told of tables without a shape. */
    private final int[] unknown;

    /**
     * Remembers where some fields are.
     *
     * @param keys their names
     */
    public FieldSlots(FieldKey... keys) {
        this.keys = keys.clone();
        slots = new int[SHAPES][keys.length];
        unknown = new int[keys.length];
        Arrays.fill(unknown, FieldKey.UNKNOWN);
    }

    /**
     * Finds the fields of a table, for rooms that know LuaJ.
     *
     * @return for each field what {@link FieldKey#get(LuaTable, int)} takes; to be used before the next call, and before
     *     the table changes
     */
    public int[] of(LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return unknown;
        Shape shape = ours.shape;
        int place = shape.number() & SHAPES - 1;
        if (shapes[place] != shape) learn(place, shape);
        return slots[place];
    }

    private void learn(int place, Shape shape) {
        shapes[place] = shape;
        for (int i = 0; i < keys.length; i++) slots[place][i] = keys[i].slot(shape);
    }
}

package kodama.lua.bind;

import kodama.lua.value.LuaReal;
import kodama.lua.value.LuaText;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * The name of a field that many tables have, as the string object that the machine's scripts use. Caches the slot for
 * the last table's shape, so tables that are made alike need one lookup together.
 */
public final class FieldKey {
    /** Slot value: tables of the shape do not have the field. */
    private static final int NOWHERE = -1;

    /** Slot value: the field has to be looked up in each table. */
    static final int UNKNOWN = -2;

    private final LuaString raw;

    /** The shape of the last table; null before the first. */
    private @Nullable Shape shape;

    /** The slot of the field in tables of that shape. */
    private int slot = UNKNOWN;

    FieldKey(LuaString raw) {
        this.raw = raw;
    }

    /** Returns the name as a value of the machine, for packages that use LuaJ. */
    public LuaValue raw() {
        return raw;
    }

    /**
     * Reads the field, for packages that use LuaJ.
     *
     * @return the value, or nil; without metamethods
     */
    public LuaValue get(LuaTable table) {
        return get(table, slotIn(table));
    }

    /**
     * Reads the field from a known slot, for packages that use LuaJ.
     *
     * @param at the slot that {@link FieldSlots} returned for this field and table
     * @return the value, or nil; without metamethods
     */
    public LuaValue get(LuaTable table, int at) {
        if (at >= 0) return ((ScriptTable) table).slot(at);
        return at == NOWHERE ? LuaValue.NIL : table.rawget(raw);
    }

    /**
     * Reads a number without making a value, for packages that use LuaJ.
     *
     * @param fallback the default
     * @throws LuaException if the field is not a number, or is NaN
     */
    public double number(LuaTable table, double fallback) {
        return number(table, slotIn(table), fallback);
    }

    /**
     * Reads a number from a known slot, for packages that use LuaJ.
     *
     * @param at the slot that {@link FieldSlots} returned for this field and table
     * @param fallback the default
     * @throws LuaException if the field is not a number, or is NaN
     */
    public double number(LuaTable table, int at, double fallback) {
        if (at == NOWHERE) return fallback;
        if (at >= 0) {
            double number = Double.longBitsToDouble(((ScriptTable) table).numbers[at]);
            if (number == number) return number; // all other values have the bits of a NaN
        }
        return checkedNumber(table.rawget(raw), fallback);
    }

    /**
     * Reads a field of any type as a number, for packages that use LuaJ.
     *
     * @return the number; NaN if the value is not a number
     */
    public double numberOrNan(LuaTable table) {
        return numberOrNan(table, slotIn(table));
    }

    /**
     * Reads a field of any type as a number from a known slot, for packages that use LuaJ.
     *
     * @param at the slot that {@link FieldSlots} returned for this field and table
     * @return the number; NaN if the value is not a number
     */
    public double numberOrNan(LuaTable table, int at) {
        if (at == NOWHERE) return Double.NaN;
        if (at >= 0) {
            double number = Double.longBitsToDouble(((ScriptTable) table).numbers[at]);
            if (number == number) return number; // all other values have the bits of a NaN
        }
        return table.rawget(raw) instanceof LuaReal number ? number.v : Double.NaN;
    }

    /**
     * Checks that a value of the field is a number.
     *
     * @param value the value
     * @param fallback the result for nil
     * @throws LuaException if it is not a number, or is NaN
     */
    public double checkedNumber(LuaValue value, double fallback) {
        if (value instanceof LuaReal number && number.v == number.v) return number.v;
        if (value.isnil()) return fallback;
        if (value.type() != LuaValue.TNUMBER)
            throw new LuaException("field '" + this + "' must be a number but was a " + value.typename());
        double number = value.todouble();
        if (!Double.isNaN(number)) return number;
        throw new LuaException("field '" + this + "' must be a number but was nan, as 0/0 is");
    }

    /**
     * Writes a number without making a value, for packages that use LuaJ.
     *
     * @param number any number; metamethods are not called
     */
    public void put(LuaTable table, double number) {
        int at = slotIn(table);
        if (at >= 0) ((ScriptTable) table).setNumber(at, number);
        else table.rawset(raw, LuaReal.of(number));
    }

    /**
     * Prefetches a part of a table whose fields are about to be read, for packages that use LuaJ.
     *
     * @param step the part, 0 or 1; larger steps do nothing
     * @return a meaningless sum
     */
    public static int prefetch(LuaTable table, int step) {
        return table instanceof ScriptTable ours ? ours.prefetch(step) : 0;
    }

    /**
     * Prefetches a part of a table whose numbers are about to be read, for packages that use LuaJ.
     *
     * @param step the part, 0 or 1; larger steps do nothing
     * @return a meaningless sum
     */
    public static int prefetchNumbers(LuaTable table, int step) {
        return table instanceof ScriptTable ours ? ours.prefetchNumbers(step) : 0;
    }

    private int slotIn(LuaTable table) {
        if (!(table instanceof ScriptTable ours)) return UNKNOWN;
        if (ours.shape != shape) learn(ours.shape);
        return slot;
    }

    private void learn(Shape met) {
        shape = met;
        slot = slot(met);
    }

    /** Returns the slot in tables of a shape, which describes all names except long ones. */
    int slot(Shape shape) {
        int at = shape.slot(raw);
        if (at >= 0) return at;
        return shape.isCacheable() && raw.m_length <= Shape.MAX_NAME_LENGTH ? NOWHERE : UNKNOWN;
    }

    @Override
    public String toString() {
        return LuaText.utf8(raw);
    }
}

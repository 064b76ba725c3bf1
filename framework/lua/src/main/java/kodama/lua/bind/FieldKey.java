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
 * The name of a field that many tables have, as the very string that the scripts of one machine use. It remembers where
 * the table asked last has the field: tables made alike have it there too, so that it is one look-up a kind of table.
 */
public final class FieldKey {
    /** In place of a slot: such tables do not have the field. */
    private static final int NOWHERE = -1;

    /** In place of a slot: each table has to be asked. */
    static final int UNKNOWN = -2;

    private final LuaString raw;

    /** The shape of the table asked last; null before that. */
    private @Nullable Shape shape;

    /** Where tables of that shape have the field. */
    private int slot = UNKNOWN;

    FieldKey(LuaString raw) {
        this.raw = raw;
    }

    /** The name as the machine holds it, for rooms that know LuaJ. */
    public LuaValue raw() {
        return raw;
    }

    /**
     * Reads the field, for rooms that know LuaJ.
     *
     * @return the value, or nil; metamethods are not asked
     */
    public LuaValue get(LuaTable table) {
        return get(table, slotIn(table));
    }

    /**
     * Reads the field where it is known to be, for rooms that know LuaJ.
     *
     * @param at what {@link FieldSlots} says of this field and table
     * @return the value, or nil; metamethods are not asked
     */
    public LuaValue get(LuaTable table, int at) {
        if (at >= 0) return ((ScriptTable) table).slot(at);
        return at == NOWHERE ? LuaValue.NIL : table.rawget(raw);
    }

    /**
     * Reads a number without making a value of it, for rooms that know LuaJ.
     *
     * @param otherwise what it is if there is none
     * @throws LuaException if the field is no number, or nan
     */
    public double number(LuaTable table, double otherwise) {
        return number(table, slotIn(table), otherwise);
    }

    /**
     * Reads a number where it is known to be, for rooms that know LuaJ.
     *
     * @param at what {@link FieldSlots} says of this field and table
     * @param otherwise what it is if there is none
     * @throws LuaException if the field is no number, or nan
     */
    public double number(LuaTable table, int at, double otherwise) {
        if (at == NOWHERE) return otherwise;
        if (at >= 0) {
            double number = Double.longBitsToDouble(((ScriptTable) table).numbers[at]);
            if (number == number) return number; // all that is none has the bits of a nan
        }
        return checkedNumber(table.rawget(raw), otherwise);
    }

    /**
     * Reads a field that may be anything, for rooms that know LuaJ.
     *
     * @return the number; nan if the value is not a number
     */
    public double numberOrNan(LuaTable table) {
        int at = slotIn(table);
        if (at == NOWHERE) return Double.NaN;
        if (at >= 0) {
            double number = Double.longBitsToDouble(((ScriptTable) table).numbers[at]);
            if (number == number) return number; // all that is none has the bits of a nan
        }
        return table.rawget(raw) instanceof LuaReal number ? number.v : Double.NaN;
    }

    /**
     * Checks that a field is a number.
     *
     * @param value what it holds
     * @param otherwise what nil stands for
     * @throws LuaException if it is none, or nan
     */
    public double checkedNumber(LuaValue value, double otherwise) {
        if (value instanceof LuaReal number && number.v == number.v) return number.v;
        if (value.isnil()) return otherwise;
        if (value.type() != LuaValue.TNUMBER)
            throw new LuaException("field '" + this + "' must be a number but was a " + value.typename());
        double number = value.todouble();
        if (!Double.isNaN(number)) return number;
        throw new LuaException("field '" + this + "' must be a number but was nan, as 0/0 is");
    }

    /**
     * Writes a number without making a value of it, for rooms that know LuaJ.
     *
     * @param number any; metamethods are not asked
     */
    public void put(LuaTable table, double number) {
        int at = slotIn(table);
        if (at >= 0) ((ScriptTable) table).setNumber(at, number);
        else table.rawset(raw, LuaReal.of(number));
    }

    /**
     * Reads a little of a table, so that memory has it near when its fields are read; for rooms that know LuaJ.
     *
     * @param step what of it, from 0 to 1; behind them there is nothing more
     * @return a sum of what was read, which means nothing
     */
    public static int prefetch(LuaTable table, int step) {
        return table instanceof ScriptTable ours ? ours.prefetch(step) : 0;
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

    /** Where tables of a shape have the field. A shape tells all of its tables' names but the long ones. */
    int slot(Shape shape) {
        int at = shape.slot(raw);
        if (at >= 0) return at;
        return shape.isCacheable() && raw.m_length <= Shape.LONGEST_NAME ? NOWHERE : UNKNOWN;
    }

    @Override
    public String toString() {
        return LuaText.utf8(raw);
    }
}

package kodama.lua.value;

import org.luaj.vm2.LuaBoolean;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaTable;
import org.luaj.vm2.LuaValue;

/**
 * Hashes of the contents of tables, to compare two runs of a game.
 *
 * <p>Covers the numbers, booleans and strings that are directly in a table, under keys of these types; for other values
 * only their type. The order of the keys does not matter. Of a long list only the first {@value #MAX_ITEMS} items
 * count, of other keys those in the first {@value #MAX_PAIRS} indices. Nothing is allocated or changed.
 */
public final class TableHash {
    /** Bounds the time that the hash of a task's table takes. */
    private static final int MAX_ITEMS = 256;

    private static final int MAX_PAIRS = 512;

    private static final long PRIME = 0x9E3779B97F4A7C15L;
    private static final long OTHER_PRIME = 0xD6E8FEB86659FD93L;

    // kinds of keys and values, so that true, 1 and "1" differ
    private static final long NUMBER = 1;
    private static final long STRING = 2;
    private static final long TRUE = 3;
    private static final long FALSE = 4;
    private static final long OTHER = 5;

    private TableHash() {}

    /**
     * Returns the hash of a table.
     *
     * @param table a table of a machine; for others the hash is 0
     */
    public static long of(LuaTable table) {
        return table instanceof ScriptTable ours ? slots(ours) + items(ours) + pairs(ours.hashPart) : 0;
    }

    private static long slots(ScriptTable table) {
        long sum = 0;
        Shape shape = table.shape;
        long[] numbers = table.numbers;
        for (int i = 0; i < shape.size; i++) {
            long bits = numbers[i];
            if (bits == Shape.NIL) continue;
            long value = bits == Shape.REFERENCE ? of(table.slot(i)) : ofNumber(Double.longBitsToDouble(bits));
            sum += entry(of(shape.names[i]), value);
        }
        return sum;
    }

    private static long items(ScriptTable table) {
        long sum = 0;
        int end = Math.min(table.size, MAX_ITEMS);
        for (int i = 0; i < end; i++) {
            if (!isNil(table, i)) sum += entry(ofNumber(i + 1.0), item(table, i));
        }
        return sum;
    }

    private static boolean isNil(ScriptTable table, int i) {
        if (table.reals == null) return table.list[i] == LuaValue.NIL;
        return Double.doubleToRawLongBits(table.reals[i]) == Shape.NIL;
    }

    private static long item(ScriptTable table, int i) {
        return table.reals == null ? of(table.list[i]) : ofNumber(table.reals[i]);
    }

    private static long pairs(HashPart part) {
        long sum = 0;
        int end = Math.min(part.capacity(), MAX_PAIRS);
        for (int i = part.next(0); i >= 0 && i < end; i = part.next(i + 1)) {
            sum += entry(of(part.key(i)), of(part.value(i)));
        }
        return sum;
    }

    /** A sum of these does not depend on their order. */
    private static long entry(long key, long value) {
        long mixed = (value ^ key * PRIME) * OTHER_PRIME;
        mixed = (mixed ^ mixed >>> 32) * PRIME;
        return mixed ^ mixed >>> 29;
    }

    private static long of(LuaValue value) {
        if (value instanceof LuaString string) return string.hashCode() * OTHER_PRIME + STRING;
        if (value instanceof LuaNumber) return ofNumber(value.todouble());
        if (value instanceof LuaBoolean) return value.toboolean() ? TRUE : FALSE;
        return OTHER << 8 | value.type();
    }

    /** All NaNs are equal to a script; 0 and -0 are not, because of 1 / 0. */
    private static long ofNumber(double number) {
        return Double.doubleToLongBits(number) * OTHER_PRIME + NUMBER;
    }
}

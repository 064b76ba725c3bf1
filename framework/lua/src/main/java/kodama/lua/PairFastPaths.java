package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaValue;

/**
 * Fast paths of translated code for operands that are value/number pairs: a value, null if the operand is a number; and
 * a number, unspecified if it is a value. Numbers that are only moved between tables thus need no box.
 */
final class PairFastPaths {

    private PairFastPaths() {}

    static LuaValue value(@Nullable LuaValue value, double number) {
        return value != null ? value : LuaReal.of(number);
    }

    // tables

    /** Returns a number from a list of numbers, or NaN. */
    static double real(LuaValue object, double key) {
        return object instanceof ScriptTable table ? table.real(key) : Double.NaN;
    }

    static @Nullable LuaValue item(LuaValue object, @Nullable LuaValue key, double number) {
        return key == null ? TableFastPaths.item(object, number) : TableFastPaths.item(object, key);
    }

    static double numberAt(LuaValue object, @Nullable LuaValue key, double number) {
        return key == null ? TableFastPaths.numberAt(object, number) : TableFastPaths.numberAt(object, key);
    }

    static boolean setItem(
            LuaValue object,
            @Nullable LuaValue key,
            double keyNumber,
            @Nullable LuaValue value,
            double number,
            Coroutine co) {
        if (key == null) return setItem(object, keyNumber, value, number, co);
        return value == null
                ? TableFastPaths.setItem(object, key, number, co)
                : TableFastPaths.setItem(object, key, value, co);
    }

    private static boolean setItem(LuaValue object, double key, @Nullable LuaValue value, double number, Coroutine co) {
        return value == null
                ? TableFastPaths.setItem(object, key, number, co)
                : TableFastPaths.setItem(object, key, value, co);
    }

    static boolean setField(FieldCache cache, LuaValue object, @Nullable LuaValue value, double number, Coroutine co) {
        return value == null ? cache.set(object, number, co) : cache.set(object, value, co);
    }

    // comparisons

    static int equal(@Nullable LuaValue x, double xNumber, @Nullable LuaValue y, double yNumber, Coroutine co) {
        if (x == null) return (y == null ? xNumber == yNumber : isEqual(y, xNumber)) ? 1 : 0;
        if (y == null) return isEqual(x, yNumber) ? 1 : 0;
        return ValueFastPaths.equal(x, y, co);
    }

    private static boolean isEqual(LuaValue value, double number) {
        return value instanceof LuaNumber other && other.todouble() == number;
    }

    // generic loops

    /**
     * Returns the position of the next pair of a traversal, -1 at the end, less if it takes a call.
     *
     * @param guess the position where the control was found last, which is tried first
     */
    static int next(
            Coroutine co, LuaValue iterator, LuaValue state, @Nullable LuaValue control, double number, int guess) {
        if (!(state instanceof ScriptTable table)) return IpairsIterator.UNSTEPPED;
        if (iterator instanceof IpairsIterator) return IpairsIterator.position(co, table, control, number, guess);
        if (iterator instanceof NextFunction) return NextFunction.position(co.machine, table, control, number, guess);
        return IpairsIterator.UNSTEPPED;
    }

    /** Returns the key at a position, or null for a list item, whose key is the position plus 1. */
    static @Nullable LuaValue keyAt(LuaValue table, int position) {
        return position < 0 ? LuaValue.NIL : ((ScriptTable) table).keyButItem(position);
    }

    /** Returns the value at a position as a number, or NaN if it is not a number. */
    static double numberAt(LuaValue table, int position) {
        return position < 0 ? Double.NaN : ((ScriptTable) table).numberAt(position);
    }

    /** Returns the value at a position, or null if it was found to be a number. */
    static @Nullable LuaValue valueAt(LuaValue table, int position, double number) {
        if (number == number) return null;
        return position < 0 ? LuaValue.NIL : ((ScriptTable) table).valueAt(position);
    }
}

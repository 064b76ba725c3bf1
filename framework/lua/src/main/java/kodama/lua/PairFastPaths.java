package kodama.lua;

import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaValue;

/**
 * The common cases for operands of translated code that are either a value or a number: these come as two, a value that
 * is null for a number, and the number, which is any for a value. So what is only moved from one table to another needs
 * no box.
 */
final class PairFastPaths {

    private PairFastPaths() {}

    static LuaValue value(@Nullable LuaValue value, double number) {
        return value != null ? value : LuaReal.of(number);
    }

    // tables

    /** A number that a list holds as one, or NaN. */
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
     * Where the next pair of a traversal is, -1 for nowhere, less when it takes a call.
     *
     * @param guess a position where the control may have been found, and is looked for first
     */
    static int next(
            Coroutine co, LuaValue iterator, LuaValue state, @Nullable LuaValue control, double number, int guess) {
        if (!(state instanceof ScriptTable table)) return IpairsIterator.UNSTEPPED;
        if (iterator instanceof IpairsIterator) return IpairsIterator.position(co, table, control, number, guess);
        if (iterator instanceof NextFunction) return NextFunction.position(co.machine, table, control, number, guess);
        return IpairsIterator.UNSTEPPED;
    }

    /** The key of a pair, or null for that of an item: its position, counted from 1. */
    static @Nullable LuaValue keyAt(LuaValue table, int position) {
        return position < 0 ? LuaValue.NIL : ((ScriptTable) table).keyButItem(position);
    }

    /** The value of a pair as a number; NaN when it is none. */
    static double numberAt(LuaValue table, int position) {
        return position < 0 ? Double.NaN : ((ScriptTable) table).numberAt(position);
    }

    /** The value of a pair, or null for what has been found to be a number. */
    static @Nullable LuaValue valueAt(LuaValue table, int position, double number) {
        if (number == number) return null;
        return position < 0 ? LuaValue.NIL : ((ScriptTable) table).valueAt(position);
    }
}

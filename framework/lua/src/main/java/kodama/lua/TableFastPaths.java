package kodama.lua;

import java.util.Arrays;
import kodama.lua.compile.FloatingPointByte;
import kodama.lua.compile.Instructions;
import kodama.lua.translate.InstructionCosts;
import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import kodama.lua.value.VarargsArray;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Fast paths for tables, used by the interpreter and by translated code. They return null, false or a negative number
 * if the slow path is needed. They charge the same cost as the slow path, so it does not matter which one runs.
 */
final class TableFastPaths {

    private static final LuaValue NIL = LuaValue.NIL;

    /** Number of list items that one instruction sets, as the compiler emits it. */
    private static final int ITEMS_PER_FLUSH = 50;

    private TableFastPaths() {}

    // for the interpreter

    static @Nullable LuaValue field(LuaValue object, LuaString name, int[] hints, int hint) {
        if (!(object instanceof ScriptTable table)) return null;
        LuaValue value = table.field(name, hints, hint);
        return value == NIL && table.getmetatable() != null ? table.computedOrInherited(name) : value;
    }

    static boolean setField(LuaValue object, LuaValue value, LuaString name, int[] hints, int hint) {
        return object instanceof ScriptTable table && table.replaceField(name, value, hints, hint);
    }

    static @Nullable LuaValue method(LuaValue object, LuaValue key) {
        if (!(object instanceof ScriptTable table) || !isShort(key)) return null;
        LuaString name = (LuaString) key;
        LuaValue value = table.field(name);
        return value == NIL && table.getmetatable() != null ? table.inherited(name) : value;
    }

    static @Nullable LuaValue item(LuaValue object, double key) {
        if (!(object instanceof ScriptTable table)) return null;
        LuaValue value = table.item(key);
        return value == NIL && table.getmetatable() != null ? table.inherited(key) : value;
    }

    static @Nullable LuaValue item(LuaValue object, LuaValue key) {
        if (key instanceof LuaReal real) return item(object, real.v);
        if (key instanceof LuaString) return method(object, key);
        if (!(object instanceof ScriptTable table)) return null;
        LuaValue value = table.rawget(key);
        return value == NIL && table.getmetatable() != null ? null : value;
    }

    static boolean setItem(LuaValue object, double key, LuaValue value) {
        return object instanceof ScriptTable table && table.replaceItem(key, value);
    }

    static boolean setItem(LuaValue object, LuaValue key, LuaValue value) {
        if (key instanceof LuaReal real) return setItem(object, real.v, value);
        return object instanceof ScriptTable table && isShort(key) && table.replaceField((LuaString) key, value);
    }

    // for translated code, which tries more before it exits

    /** Returns a number from the list part, or NaN. */
    static double numberAt(LuaValue object, double key) {
        if (!(object instanceof ScriptTable table)) return Double.NaN;
        double real = table.real(key);
        return real == real || !(table.item(key) instanceof LuaReal boxed) ? real : boxed.v;
    }

    static double numberAt(LuaValue object, LuaValue key) {
        return item(object, key) instanceof LuaReal real ? real.v : Double.NaN;
    }

    static boolean setItem(LuaValue object, double key, double value, Coroutine co) {
        if (!(object instanceof ScriptTable table)) return false;
        int at = (int) key - 1;
        double[] reals = table.reals;
        if (reals != null && at >= 0 && at < table.size && at + 1 == key && reals[at] == reals[at] && value == value) {
            reals[at] = value;
            return true;
        }
        return setItem(table, key, LuaReal.of(value), co); // in a list of numbers, one NaN means nil (ScriptTable)
    }

    static boolean setItem(LuaValue object, LuaValue key, double value, Coroutine co) {
        if (key instanceof LuaReal real) return setItem(object, real.v, value, co);
        return setItem(object, key, LuaReal.of(value), co);
    }

    static boolean setItem(LuaValue object, double key, LuaValue value, Coroutine co) {
        return object instanceof ScriptTable table
                && (table.replaceItem(key, value) || key == key && Indexing.add(co, table, LuaReal.of(key), value));
    }

    static boolean setItem(LuaValue object, LuaValue key, LuaValue value, Coroutine co) {
        if (key instanceof LuaReal real) return setItem(object, real.v, value, co);
        if (!(object instanceof ScriptTable table)) return false;
        if (key instanceof LuaString name)
            return isShort(name) && (table.replaceField(name, value) || Indexing.add(co, table, name, value));
        boolean isKey = key != NIL && !(key instanceof LuaNumber);
        return isKey && Indexing.add(co, table, key, value); // this always charges, as the slow path does
    }

    /** Longer names are left to the interpreter, which charges for their length. */
    private static boolean isShort(LuaValue key) {
        return key instanceof LuaString name && name.m_length <= InstructionCosts.LONG_NAME;
    }

    // whole tables

    /** Makes a table for an instruction, with slots for the predicted names. */
    static LuaValue newTable(Coroutine co, ScriptFunction function, int pc) {
        LuaMachine machine = co.machine;
        FunctionCode code = function.code;
        Shape first = code.initialShape(pc);
        machine.budget.chargeDeferred(InstructionCosts.OBJECT + first.size() / InstructionCosts.SLOTS);
        return machine.newTable(first, FloatingPointByte.of(Instructions.b(code.instructions[pc])), 0);
    }

    /** Stores constructor items that are not in registers, followed by an open list or null. */
    static void setList(Coroutine co, LuaValue table, int flush, LuaValue[] items, @Nullable Varargs open) {
        int count = items.length + (open == null ? 0 : open.narg());
        co.machine.charge(count >> 2);
        LuaValue[] all = open == null ? items : Arrays.copyOf(items, count);
        if (open != null) VarargsArray.copy(open, all, items.length, count - items.length);
        ((ScriptTable) table).setList((flush - 1) * ITEMS_PER_FLUSH + 1, all, 0, count);
    }

    static void setList(Coroutine co, int at, int size, int flush) {
        int count = size != 0 ? size : co.top - at - 1;
        co.machine.charge(count >> 2);
        ((ScriptTable) co.stack[at]).setList((flush - 1) * ITEMS_PER_FLUSH + 1, co.stack, at + 1, count);
    }

    /** Returns the length of a table or string, or a negative number. */
    static double length(LuaValue value) {
        if (value instanceof ScriptTable table && table.getmetatable() == null) return table.rawlen();
        return value instanceof LuaString text ? text.m_length : -1;
    }
}

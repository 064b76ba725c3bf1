package kodama.lua;

import kodama.lua.compile.Sizes;
import kodama.lua.translate.Costs;
import kodama.lua.value.LuaReal;
import kodama.lua.value.ScriptTable;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;

/**
 * The common cases, for the interpreter and for translated code. Counts against the budget what the long way counts, so
 * that it does not matter which of the two runs a function.
 */
final class FastPaths {

    private static final LuaValue NIL = LuaValue.NIL;
    /** So many items of a list are set by one instruction, as the compiler writes it. */
    private static final int ITEMS_PER_FLUSH = 50;

    /**
     * So many translated functions may run inside each other; all others are the machine's, which needs no Java stack.
     */
    private static final int MOST_INSIDE = 50;

    /** A comparison that takes the interpreter. */
    private static final int UNKNOWN = -1;

    private FastPaths() {}

    static LuaValue upvalue(Upvalue[] upvalues, int index) {
        Upvalue up = upvalues[index];
        return up.slots[up.index];
    }

    static void setUpvalue(Upvalue[] upvalues, int index, LuaValue value) {
        Upvalue up = upvalues[index];
        up.slots[up.index] = value;
    }

    // tables: null or false for what takes the interpreter

    static @Nullable LuaValue field(LuaValue object, LuaString name, int[] hints, int hint) {
        if (!(object instanceof ScriptTable table)) return null;
        LuaValue value = table.field(name, hints, hint);
        return value == NIL && table.getmetatable() != null ? table.inherited(name) : value;
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
        return value == NIL && table.getmetatable() != null ? null : value;
    }

    static @Nullable LuaValue item(LuaValue object, LuaValue key) {
        if (key instanceof LuaReal real) return item(object, real.v);
        if (!(object instanceof ScriptTable table) || !isShort(key)) return null;
        LuaString name = (LuaString) key;
        LuaValue value = table.field(name);
        return value == NIL && table.getmetatable() != null ? null : value;
    }

    static boolean setItem(LuaValue object, double key, LuaValue value) {
        return object instanceof ScriptTable table && table.replaceItem(key, value);
    }

    static boolean setItem(LuaValue object, LuaValue key, LuaValue value) {
        if (key instanceof LuaReal real) return setItem(object, real.v, value);
        return object instanceof ScriptTable table && isShort(key) && table.replaceField((LuaString) key, value);
    }

    /** Longer names take their time, which the interpreter counts. */
    private static boolean isShort(LuaValue key) {
        return key instanceof LuaString name && name.m_length <= Costs.LONG_NAME;
    }

    static LuaValue newTable(Coroutine co, int items, int fields) {
        LuaMachine machine = co.machine;
        machine.budget.owe(Costs.OBJECT);
        return machine.newTable(Sizes.of(items), Sizes.of(fields));
    }

    static void setList(Coroutine co, int at, int size, int flush) {
        int count = size != 0 ? size : co.top - at - 1;
        co.machine.charge(count >> 2);
        ((ScriptTable) co.stack[at]).setList((flush - 1) * ITEMS_PER_FLUSH + 1, co.stack, at + 1, count);
    }

    /** The length of a table or string, or less than 0. */
    static double length(LuaValue value) {
        if (value instanceof ScriptTable table && table.getmetatable() == null) return table.rawlen();
        return value instanceof LuaString text ? text.m_length : UNKNOWN;
    }

    // values

    static boolean isFalse(LuaValue value) {
        return value == NIL || value == LuaValue.FALSE;
    }

    static LuaValue not(LuaValue value) {
        return isFalse(value) ? LuaValue.TRUE : LuaValue.FALSE;
    }

    static boolean equal(LuaValue value, double number) {
        return value instanceof LuaNumber other && other.todouble() == number;
    }

    static int equal(LuaValue x, LuaValue y, Coroutine co) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return p.v == q.v ? 1 : 0;
        if (x == y) return 1;
        if (x instanceof ScriptTable p
                && y instanceof ScriptTable q
                && p.getmetatable() != null
                && q.getmetatable() != null) return UNKNOWN;
        Comparison.charge(co.machine, x, y);
        return Comparison.rawEqual(x, y) ? 1 : 0;
    }

    static int less(LuaValue x, LuaValue y, Coroutine co) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return p.v < q.v ? 1 : 0;
        Comparison.charge(co.machine, x, y);
        return Comparison.rawLess(x, y);
    }

    static int lessOrEqual(LuaValue x, LuaValue y, Coroutine co) {
        if (x instanceof LuaReal p && y instanceof LuaReal q) return p.v <= q.v ? 1 : 0;
        return UNKNOWN;
    }

    /** The registers joined, or null. */
    static @Nullable LuaValue concat(Coroutine co, int first, int last) {
        return Concatenation.plain(co, first, last);
    }

    static LuaValue closure(Coroutine co, Call frame, int child) {
        co.machine.budget.owe(Costs.OBJECT);
        ScriptFunction function = frame.script();
        return Closures.make(co, function, function.code.children[child], frame.base);
    }

    // calls

    /** Counts a jump back against the budget. */
    static void burn(Coroutine co, Call frame, int pc, int instructions) {
        LuaMachine machine = co.machine;
        if (machine.budget.spend(instructions)) return;
        frame.pc = pc;
        machine.budget.nextSlice();
    }

    /** Counts what an instruction costs besides itself. */
    static void charge(Coroutine co, int instructions) {
        co.machine.budget.owe(instructions);
    }

    /** Whether calling it neither opens a frame nor suspends, nor looks at the caller's registers. */
    static boolean isPlain(LuaValue function) {
        return function instanceof LuaFunction
                && !(function instanceof ScriptFunction)
                && !(function instanceof Resumable)
                && !(function instanceof Builtin builtin && builtin.seesRegisters);
    }

    static LuaValue[] callPlain(Coroutine co, int at, int args, int wanted) {
        Calls.plain(co, co.stack[at], at, args, wanted);
        return co.stack;
    }

    /**
     * Calls anything that is not plain.
     *
     * @return what to run at once, or null when the machine has to look what comes next
     */
    static @Nullable TranslatedCode begin(Coroutine co, int at, int args, int wanted) {
        if (!(co.stack[at] instanceof ScriptFunction function)) {
            Calls.call(co, at, args, wanted);
            return null;
        }
        co.push(function, at, args, wanted, Call.PLAIN);
        TranslatedCode translated = function.code.translated;
        if (translated == null || co.leaves || co.machine.inside >= MOST_INSIDE) return null;
        co.machine.inside++;
        return translated;
    }

    /** Whether a function that was run at once has returned to its caller. */
    static boolean isBack(Coroutine co, Call caller) {
        co.machine.inside--;
        return co.frame == caller && !co.leaves;
    }

    static void tailCall(Coroutine co, Call frame, int at, int args) {
        if (co.stack[at] instanceof ScriptFunction function) co.replace(frame, function, at, args);
        else Calls.call(co, at, args, -1);
    }

    /** One step of a generic loop; false when the iterator has yet to be called, with all in its place for that. */
    static boolean iterate(Coroutine co, int at, int wanted) {
        LuaValue[] r = co.stack;
        LuaValue function = r[at];
        if (function instanceof NextFunction && NextFunction.next(co.machine, r, at, wanted)) return true;
        r[at + 5] = r[at + 2];
        r[at + 4] = r[at + 1];
        r[at + 3] = function;
        if (!isPlain(function)) return false;
        Calls.plain(co, function, at + 3, 2, wanted);
        return true;
    }

    /** Returns one value. */
    static void giveBack(Coroutine co, Call frame, int pc, int at, LuaValue value) {
        if (frame.kind != Call.PLAIN || frame.wanted != 1) {
            co.stack[at] = value;
            giveBack(co, frame, pc, at, 1);
            return;
        }
        if (co.openUpvalues != null) co.closeUpvalues(frame.base);
        co.stack[frame.func] = value;
        co.frame = frame.caller;
    }

    /** Returns what stands in registers. */
    static void giveBack(Coroutine co, Call frame, int pc, int at, int count) {
        if (co.openUpvalues != null) co.closeUpvalues(frame.base);
        if (frame.kind != Call.PLAIN) {
            frame.pc = pc;
            Returns.leave(co, frame, at, count);
            return;
        }
        co.copyResults(at, count, frame.func, frame.wanted);
        co.frame = frame.caller;
    }
}

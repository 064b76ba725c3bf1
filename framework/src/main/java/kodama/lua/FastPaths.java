package kodama.lua;

import java.util.Arrays;
import kodama.lua.bytecode.Instructions;
import kodama.lua.compile.Sizes;
import kodama.lua.translate.Costs;
import kodama.lua.value.LuaReal;
import kodama.lua.value.MetaNames;
import kodama.lua.value.ScriptTable;
import kodama.lua.value.Shape;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaFunction;
import org.luaj.vm2.LuaNumber;
import org.luaj.vm2.LuaString;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * The common cases, for the interpreter and for translated code. Counts against the budget what the long way counts, so
 * that it does not matter which of the two runs a function.
 */
final class FastPaths {

    private static final LuaValue NIL = LuaValue.NIL;
    /** So many items of a list are set by one instruction, as the compiler writes it. */
    private static final int ITEMS_PER_FLUSH = 50;

    /** A comparison that takes the interpreter. */
    private static final int UNKNOWN = -1;

    /** Of what a row says of a way out, above the number of the instruction: it is the interpreter's. */
    private static final int FOR_INTERPRETER = 1;

    /** Or another part of the function has it. */
    private static final int IN_ANOTHER_PART = 2;

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

    // the same for translated code, which does more before it leaves

    /** A number of the list part, or NaN. */
    static double numberAt(LuaValue object, double key) {
        if (!(object instanceof ScriptTable table)) return Double.NaN;
        int at = (int) key - 1;
        if (table.reals != null && at >= 0 && at < table.size && at + 1 == key) return table.reals[at];
        return table.item(key) instanceof LuaReal real ? real.v : Double.NaN;
    }

    static double numberAt(LuaValue object, LuaValue key) {
        return item(object, key) instanceof LuaReal real ? real.v : Double.NaN;
    }

    static boolean setItem(LuaValue object, double key, double value, Coroutine co) {
        if (!(object instanceof ScriptTable table)) return false;
        int at = (int) key - 1;
        if (table.reals != null && at >= 0 && at < table.size && at + 1 == key) {
            table.reals[at] = value;
            return true;
        }
        return setItem(table, key, LuaReal.of(value), co);
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
        return object instanceof ScriptTable table
                && isShort(key)
                && (table.replaceField((LuaString) key, value) || Indexing.add(co, table, key, value));
    }

    /** Longer names take their time, which the interpreter counts. */
    private static boolean isShort(LuaValue key) {
        return key instanceof LuaString name && name.m_length <= Costs.LONG_NAME;
    }

    /** Makes a table as an instruction says; the names that it will get have their slots from the start. */
    static LuaValue newTable(Coroutine co, ScriptFunction function, int pc) {
        LuaMachine machine = co.machine;
        Code code = function.code;
        Shape first = code.firstShape(pc);
        machine.budget.owe(Costs.OBJECT + first.size() / Costs.SLOTS);
        return machine.newTable(first, Sizes.of(Instructions.b(code.instructions[pc])), 0);
    }

    /** Stores items of a constructor that are no longer in registers, and an open list behind them, or null. */
    static void setList(Coroutine co, LuaValue table, int flush, LuaValue[] items, @Nullable Varargs open) {
        int count = items.length + (open == null ? 0 : open.narg());
        co.machine.charge(count >> 2);
        LuaValue[] all = open == null ? items : Arrays.copyOf(items, count);
        for (int i = items.length; open != null && i < count; i++) all[i] = open.arg(i + 1 - items.length);
        ((ScriptTable) table).setList((flush - 1) * ITEMS_PER_FLUSH + 1, all, 0, count);
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
        if (x instanceof ScriptTable p && y instanceof ScriptTable q)
            return hasEquality(p) && hasEquality(q) ? UNKNOWN : 0;
        Comparison.charge(co.machine, x, y);
        return Comparison.rawEqual(x, y) ? 1 : 0;
    }

    private static boolean hasEquality(ScriptTable table) {
        LuaValue meta = table.getmetatable();
        return meta != null && !meta.rawget(MetaNames.EQ).isnil();
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

    /** Values joined, or null. */
    static @Nullable LuaValue concat(Coroutine co, LuaValue[] values) {
        return Concatenation.plain(co.machine, values);
    }

    static LuaValue closure(Coroutine co, ScriptFunction outer, int base, int child) {
        co.machine.budget.owe(Costs.OBJECT);
        return Closures.make(co, outer, outer.code.children[child], base);
    }

    /** Counts a jump back against the budget; false, and nothing counted, when that is used up. */
    static boolean burn(Coroutine co, int instructions) {
        return co.budget.spendIfThere(instructions);
    }

    /** Counts what an instruction costs besides itself. */
    static void charge(Coroutine co, int instructions) {
        co.budget.owe(instructions);
    }

    // generic loops

    /** Where the next pair of a traversal is, -1 for nowhere, less when it is none of {@code next}. */
    static int next(Coroutine co, LuaValue iterator, LuaValue state, LuaValue control) {
        if (iterator instanceof ItemFunction) return ItemFunction.position(co, state, control);
        if (!(iterator instanceof NextFunction) || !(state instanceof ScriptTable table)) return ItemFunction.UNSTEPPED;
        return NextFunction.position(co.machine, table, control);
    }

    static LuaValue keyAt(LuaValue table, int position) {
        return position < 0 ? NIL : ((ScriptTable) table).keyAt(position);
    }

    static LuaValue valueAt(LuaValue table, int position) {
        return position < 0 ? NIL : ((ScriptTable) table).valueAt(position);
    }

    // who listens

    /** A function that tells what it meets is about to use a table, or to call a function. */
    static void met(Coroutine co, ScriptFunction function, int pc, LuaValue met) {
        TranslationListener listener = co.machine.listener;
        if (listener != null) listener.met(function, pc, met);
    }

    // calls

    /** Whether a call may begin that needs registers up to an end; counts it then. */
    static boolean begins(Coroutine co, int end, int cost) {
        return end <= co.ceiling && co.budget.spendIfThere(cost);
    }

    static boolean begins(Coroutine co, int end, int cost, Varargs args) {
        int count = args.narg();
        return begins(co, end + count, cost + (count >> 2));
    }

    /** The arguments behind the parameters. */
    static Varargs behind(Varargs args, int parameters) {
        return parameters == 0 ? args : args.narg() <= parameters ? LuaValue.NONE : args.subargs(parameters + 1);
    }

    /** What runs a function as Java, or null. */
    static @Nullable TranslatedCode translated(LuaValue function) {
        return function instanceof ScriptFunction script ? script.code.translated : null;
    }

    /** Whether calling it neither opens a frame nor suspends, nor looks at the caller's registers. */
    private static boolean isPlain(LuaValue function) {
        return function instanceof LuaFunction
                && !(function instanceof ScriptFunction)
                && !(function instanceof Resumable)
                && !(function instanceof Builtin builtin && builtin.seesRegisters);
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted) {
        return isPlain(function)
                ? Calls.plain(co, function, limit, wanted, (Varargs) LuaValue.NONE)
                : Calls.yields(co, function, wanted, LuaValue.NONE);
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, LuaValue a) {
        return isPlain(function) ? Calls.plain(co, function, limit, wanted, a) : Calls.yields(co, function, wanted, a);
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, LuaValue a, LuaValue b) {
        return isPlain(function)
                ? Calls.plain(co, function, limit, wanted, a, b)
                : Calls.yields(co, function, wanted, LuaValue.varargsOf(a, b));
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, LuaValue a, LuaValue b, LuaValue c) {
        return isPlain(function)
                ? Calls.plain(co, function, limit, wanted, a, b, c)
                : Calls.yields(co, function, wanted, LuaValue.varargsOf(a, b, c));
    }

    static Varargs plain(Coroutine co, LuaValue function, int limit, int wanted, Varargs args) {
        return isPlain(function)
                ? Calls.plain(co, function, limit, wanted, args)
                : Calls.yields(co, function, wanted, args);
    }

    // results

    /** The first of what came back, or null for a mark. */
    static @Nullable LuaValue first(Varargs results) {
        if (results instanceof LuaReal number) return number; // the most common one, and the test that costs least
        if (results instanceof LuaValue value) return value == LuaValue.NONE ? NIL : value;
        return Marks.isMark(results) ? null : results.arg1();
    }

    /** Counts values that are copied. */
    static void chargeCopies(Coroutine co, Varargs values, int wanted) {
        if (Marks.isMark(values)) return;
        int copied = wanted < 0 ? values.narg() : Math.min(values.narg(), wanted);
        if (copied > Costs.FEW_RESULTS) co.machine.charge(copied >> 2);
    }

    /** Some values with a list behind them. */
    static Varargs joined(LuaValue[] values, Varargs behind) {
        return LuaValue.varargsOf(values, behind);
    }

    // leaving

    /** What was taken for a number is none: when that happens often, the function is translated anew without. */
    static void unexpected(ScriptFunction f, int pc) {
        f.code.unexpected(pc);
    }

    /** Writes a register that may be there already. */
    static void keep(LuaValue[] registers, int at, LuaValue value) {
        if (registers[at] != value) registers[at] = value;
    }

    /** Writes a register to the coroutine's if it counts on this way out: a row says so. */
    static void save(Coroutine co, int base, long[] exits, int row, int register, LuaValue value) {
        if ((exits[row + 1 + (register >> 6)] >>> register & 1) != 0) keep(co.stack, base + register, value);
    }

    static void save(
            Coroutine co, int base, long[] exits, int row, int register, LuaValue value, double number, int words) {
        int word = row + 1 + (register >> 6);
        if ((exits[word] >>> register & 1) == 0) return;
        boolean isNumber = (exits[word + words] >>> register & 1) != 0;
        keep(co.stack, base + register, isNumber ? LuaReal.of(number) : value);
    }

    /** Notes a call that leaves, with all its registers written. */
    static Varargs left(Coroutine co, ScriptFunction f, int func, int base, long[] exits, int row) {
        int pc = (int) exits[row];
        int where = (int) (exits[row] >>> Integer.SIZE);
        if (where != IN_ANOTHER_PART) return left(co, f, func, base, pc, where == FOR_INTERPRETER);
        co.movedTo = pc;
        return Marks.MOVED;
    }

    private static Varargs left(Coroutine co, ScriptFunction f, int func, int base, int pc, boolean isForInterpreter) {
        if (base == co.enteredBase) co.machine.notes.end(pc, isForInterpreter);
        else co.machine.notes.add(f, func, base, pc, isForInterpreter);
        return Marks.LEFT;
    }

    /** What a function of several parts gives back: one that cannot go on leaves, as its registers are written. */
    static Varargs settled(Varargs results, Coroutine co, ScriptFunction f, int func, int base, int pc) {
        return results == Marks.REFUSED ? left(co, f, func, base, pc, true) : results;
    }

    /** A call that suspends stands where the traceback looks for what was called; mostly it is there already. */
    static void saveCallee(Coroutine co, int at, LuaValue callee) {
        keep(co.stack, at, callee);
    }

    /** Notes a call that something is thrown through. */
    static Throwable thrown(
            Throwable thrown, Coroutine co, ScriptFunction f, int func, int base, int pc, @Nullable LuaValue callee) {
        if (callee != null) NotedCalls.called(co, f.code, base, pc, callee);
        if (base == co.enteredBase) co.machine.notes.end(pc, true);
        else co.machine.notes.add(f, func, base, pc, true);
        return thrown;
    }

    /** Writes an open list where the interpreter finds it. */
    static void saveOpen(Coroutine co, int at, Varargs open) {
        int count = open.narg();
        LuaValue[] registers = co.reserve(at + count);
        for (int i = 0; i < count; i++) registers[at + i] = open.arg(i + 1);
        co.top = at + count;
    }

    static Varargs loadOpen(Coroutine co, int at) {
        return co.values(at, co.top - at);
    }

    /** Writes variable arguments where the interpreter finds them; null when they are there. */
    static void saveRest(Coroutine co, int func, int parameters, @Nullable Varargs rest) {
        if (rest == null) return;
        int first = func + 1 + parameters;
        for (int i = 0; i < rest.narg(); i++) co.stack[first + i] = rest.arg(i + 1);
    }

    /** The variable arguments; null is for those that registers have. */
    static Varargs rest(Coroutine co, @Nullable Varargs rest, int first, int base) {
        return rest != null ? rest : co.values(first, Math.max(base - first, 0));
    }

    /** Hands on what a function has returned that was entered from its frame. */
    static void giveBack(Coroutine co, Call frame, Varargs results) {
        co.frame = frame.caller;
        if (frame.kind == Call.JAVA) Calls.leave(co, results);
        else if (frame.kind != Call.PLAIN) Returns.deliver(co, results);
        else if (frame.wanted == 1 && results instanceof LuaValue value)
            co.stack[frame.func] = value == LuaValue.NONE ? NIL : value;
        else co.copyResults(results, frame.func, frame.wanted);
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

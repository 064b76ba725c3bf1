package kodama.lua;

import kodama.lua.bytecode.Instructions;
import kodama.lua.value.LuaReal;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * A translated function that leaves: it hands over its registers, and a row of a table says where it goes on and which
 * of them count (see {@code kodama.lua.translate.Masks}). The calls are short since they stand in each function; Java's
 * compiler makes no object of it.
 */
final class Departure {

    /** Of what a row says of a way out, above the number of the instruction: it is the interpreter's. */
    private static final int FOR_INTERPRETER = 1;

    /** Or another part of the function has it. */
    private static final int IN_ANOTHER_PART = 2;

    /** Or something is thrown there. */
    private static final int THROWN = 4;

    private final Coroutine co;
    private final int base;
    private final long[] rows;
    private final int row;

    private Departure(Coroutine co, int base, long[] rows, int row) {
        this.co = co;
        this.base = base;
        this.rows = rows;
        this.row = row;
    }

    /** Begins to leave by the way that a row tells of. */
    static Departure by(int row, Coroutine co, int base, long[] rows) {
        return new Departure(co, base, rows, row);
    }

    /**
     * Which way a function takes whose callee has not come back: the one of the row if that has left, the one of the
     * next row if it did not begin.
     */
    static int behindCall(
            int row, Coroutine co, ScriptFunction f, int base, long[] rows, Varargs result, LuaValue callee) {
        int call = f.code.instructions[(int) rows[row] - 1];
        keep(co.stack, base + Instructions.callee(call), callee); // there the traceback looks for what was called
        if (result == Marks.REFUSED) return row + 1 + 2 * words(f.code.registers);
        return row;
    }

    /** Begins to write what others see of a function through which something is thrown, if a row tells of it. */
    static Departure ofThrown(ScriptFunction f, int pc, Coroutine co, int base, long[] rows) {
        long head = (long) THROWN << Integer.SIZE | pc;
        int row = 0;
        while (row < rows.length && rows[row] != head) row += 1 + 2 * words(f.code.registers);
        return new Departure(co, base, rows, row);
    }

    private static int words(int registers) {
        return registers + Long.SIZE - 1 >> 6;
    }

    /** Writes a register if it counts on this way. */
    Departure save(int register, LuaValue value) {
        if (counts(row + 1, register)) keep(co.stack, base + register, value);
        return this;
    }

    /** Writes a register if it counts on this way, on some of which it is a number. */
    Departure save(int register, LuaValue value, double number, int words) {
        if (!counts(row + 1, register)) return this;
        if (counts(row + 1 + words, register)) keep(co.stack, base + register, number);
        else keep(co.stack, base + register, value);
        return this;
    }

    private boolean counts(int from, int register) {
        return row < rows.length && (rows[from + (register >> 6)] >>> register & 1) != 0;
    }

    /** Writes a register that may be there already. */
    private static void keep(LuaValue[] registers, int at, LuaValue value) {
        if (registers[at] != value) registers[at] = value;
    }

    /** The same of a number, for which that spares an object, too. */
    private static void keep(LuaValue[] registers, int at, double number) {
        boolean isThere = registers[at] instanceof LuaReal real
                && Double.doubleToRawLongBits(real.v) == Double.doubleToRawLongBits(number);
        if (!isThere) registers[at] = LuaReal.of(number);
    }

    /** Ends, with all registers written. */
    Varargs leave(ScriptFunction f) {
        return leave(f, base - 1);
    }

    /** Ends a call with variable arguments, which stand between the function and its registers. */
    Varargs leave(ScriptFunction f, int func) {
        int pc = (int) rows[row];
        int where = (int) (rows[row] >>> Integer.SIZE);
        if (where != IN_ANOTHER_PART) return note(co, f, func, base, pc, where == FOR_INTERPRETER);
        co.movedTo = pc;
        return Marks.MOVED;
    }

    private static Varargs note(Coroutine co, ScriptFunction f, int func, int base, int pc, boolean isForInterpreter) {
        if (base == co.enteredBase) co.machine.notes.end(pc, isForInterpreter);
        else co.machine.notes.add(f, func, base, pc, isForInterpreter);
        return Marks.LEFT;
    }

    /** What a function of several parts gives back: one that cannot go on leaves, as its registers are written. */
    static Varargs settled(Varargs results, Coroutine co, ScriptFunction f, int func, int base, int pc) {
        return results == Marks.REFUSED ? note(co, f, func, base, pc, true) : results;
    }

    /** Notes a call that something is thrown through. */
    static Throwable thrown(Throwable thrown, Coroutine co, ScriptFunction f, int base, int pc, LuaValue callee) {
        return thrown(thrown, co, f, base - 1, base, pc, callee);
    }

    static Throwable thrown(
            Throwable thrown, Coroutine co, ScriptFunction f, int func, int base, int pc, LuaValue callee) {
        if (callee != null) NotedCalls.called(co, f.code, base, pc, callee);
        note(co, f, func, base, pc, true);
        return thrown;
    }
}

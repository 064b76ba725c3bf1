package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * How a translated function leaves: it hands over its registers one by one, and a row of a table says where it goes on
 * and which of them count (see {@code kodama.lua.translate.RegisterMaps}). The calls are short since they stand in each
 * function: each gives the row back for the next one.
 */
final class SideExit {

    /** Of what a row says of a way out, above the number of the instruction: it is the interpreter's. */
    private static final int FOR_INTERPRETER = 1;

    /** Or another part of the function has it. */
    private static final int IN_ANOTHER_PART = 2;

    /** Or something is thrown there. */
    private static final int THROWN = 4;

    private SideExit() {}

    /**
     * Which way a function takes whose callee has not come back: the one of the row if that has left, the one of the
     * next row if it did not begin.
     */
    static int behindCall(
            int row, TranslatedCode code, Coroutine co, ScriptFunction f, int base, Varargs result, LuaValue callee) {
        int call = f.code.instructions[(int) code.exitRows[row] - 1];
        keep(co.stack, base + Instructions.callee(call), callee); // there the traceback looks for what was called
        return result == Sentinels.REFUSED ? row + length(code) : row;
    }

    /** Whether what a function entered from its frame has called has given way, and no function in between. */
    static boolean paused(Varargs result, Coroutine co, int base) {
        return result == Sentinels.EXITED && base == co.enteredBase && co.machine.deoptRecords.count() == 0;
    }

    /** Ends so: all registers that count are written, but for those that are kept as numbers, a bit for each. */
    static Varargs pause(Coroutine co, int pc, int kept) {
        co.spilled = kept;
        co.machine.deoptRecords.end(pc, false);
        return Sentinels.EXITED;
    }

    private static int length(TranslatedCode code) {
        return 1 + 2 * code.wordsPerMask;
    }

    /**
     * The row that says what others see of a function something is thrown through, among those of a method and all
     * behind; behind these if there is none.
     */
    static int ofThrown(int pc, TranslatedCode code, int firstRow) {
        long head = (long) THROWN << Integer.SIZE | pc;
        int row = firstRow;
        while (row < code.exitRows.length && code.exitRows[row] != head) row += length(code);
        return row;
    }

    /** Writes a register if it counts on this way. */
    static int save(int row, TranslatedCode code, Coroutine co, int base, int register, LuaValue value) {
        if (counts(code, row, row + 1, register)) keep(co.stack, base + register, value);
        return row;
    }

    /** Writes a register if it counts on this way, on some of which it is a number; on others if its value is null. */
    static int save(
            int row,
            TranslatedCode code,
            Coroutine co,
            int base,
            int register,
            @Nullable LuaValue value,
            double number) {
        if (!counts(code, row, row + 1, register)) return row;
        boolean isNumber = counts(code, row, row + 1 + code.wordsPerMask, register);
        keep(co.stack, base + register, isNumber ? null : value, number);
        return row;
    }

    private static boolean counts(TranslatedCode code, int row, int from, int register) {
        return row < code.exitRows.length && (code.exitRows[from + (register >> 6)] >>> register & 1) != 0;
    }

    /** Writes a register that may be there already. */
    static void keep(LuaValue[] registers, int at, LuaValue value) {
        if (registers[at] != value) registers[at] = value;
    }

    /** The same of a value, or of a number if that is null. */
    static void keep(LuaValue[] registers, int at, @Nullable LuaValue value, double number) {
        if (value == null) keep(registers, at, number);
        else keep(registers, at, value);
    }

    /** For a number that spares an object, too. */
    private static void keep(LuaValue[] registers, int at, double number) {
        boolean isThere = registers[at] instanceof LuaReal real
                && Double.doubleToRawLongBits(real.v) == Double.doubleToRawLongBits(number);
        if (!isThere) registers[at] = LuaReal.of(number);
    }

    /** Ends, with all registers written. */
    static Varargs leave(int row, TranslatedCode code, Coroutine co, int base, ScriptFunction f) {
        return leave(row, code, co, base, f, base - 1);
    }

    /** Ends a call with variable arguments, which stand between the function and its registers. */
    static Varargs leave(int row, TranslatedCode code, Coroutine co, int base, ScriptFunction f, int func) {
        int pc = (int) code.exitRows[row];
        int where = (int) (code.exitRows[row] >>> Integer.SIZE);
        if (where != IN_ANOTHER_PART) return note(co, f, func, base, pc, where == FOR_INTERPRETER);
        co.movedTo = pc;
        return Sentinels.SWITCH_PART;
    }

    private static Varargs note(Coroutine co, ScriptFunction f, int func, int base, int pc, boolean isForInterpreter) {
        if (base == co.enteredBase) co.machine.deoptRecords.end(pc, isForInterpreter);
        else co.machine.deoptRecords.add(f, func, base, pc, isForInterpreter);
        return Sentinels.EXITED;
    }

    /** What a function of several parts gives back: one that cannot go on leaves, as its registers are written. */
    static Varargs settled(Varargs results, Coroutine co, ScriptFunction f, int func, int base, int pc) {
        return results == Sentinels.REFUSED ? note(co, f, func, base, pc, true) : results;
    }

    /** Notes a call that something is thrown through. */
    static Throwable thrown(Throwable thrown, Coroutine co, ScriptFunction f, int base, int pc, LuaValue callee) {
        return thrown(thrown, co, f, base - 1, base, pc, callee);
    }

    static Throwable thrown(
            Throwable thrown, Coroutine co, ScriptFunction f, int func, int base, int pc, LuaValue callee) {
        if (callee != null) FrameMaterializer.called(co, f.code, base, pc, callee);
        note(co, f, func, base, pc, true);
        return thrown;
    }
}

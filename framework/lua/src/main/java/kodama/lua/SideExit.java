package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/**
 * Routines for the side exits of translated functions. The function passes its registers one by one; a row of the exit
 * table says which of them are live and where execution continues (see {@code kodama.lua.translate.RegisterMaps}). Each
 * routine returns the row for the next one, which keeps the calls in the function short.
 */
final class SideExit {

    /** Flag of a row, above the instruction's number: the interpreter runs the instruction. */
    private static final int FOR_INTERPRETER = 1;

    /** Flag: another part of the function has the instruction. */
    private static final int IN_ANOTHER_PART = 2;

    /** Flag: the instruction has thrown an error. */
    private static final int THROWN = 4;

    private SideExit() {}

    /**
     * Selects the exit row after a call that did not return: this row if the callee has exited, the next one if it was
     * refused.
     */
    static int selectRow(
            int row, TranslatedCode code, Coroutine co, ScriptFunction f, int base, Varargs result, LuaValue callee) {
        int call = f.code.instructions[(int) code.exitRows[row] - 1];
        write(co.stack, base + Instructions.callee(call), callee); // for the traceback
        return result == Sentinels.REFUSED ? row + length(code) : row;
    }

    /** Whether a direct callee of the function that was entered from its frame has yielded. */
    static boolean hasYielded(Varargs result, Coroutine co, int base) {
        return result == Sentinels.EXITED && base == co.enteredBase && co.machine.deoptRecords.count() == 0;
    }

    /** Exits at a yield, after all live registers have been saved; {@code kept} are those spilled as numbers. */
    static Varargs exitAtYield(Coroutine co, int pc, int kept) {
        co.spilled = kept;
        co.machine.deoptRecords.end(pc, false);
        return Sentinels.EXITED;
    }

    private static int length(TranslatedCode code) {
        return 1 + 2 * code.wordsPerMask;
    }

    /**
     * Finds the row with the variables to expose when an instruction throws, starting at a method's first row; returns
     * the end of the table if there is none.
     */
    static int findThrownRow(int pc, TranslatedCode code, int firstRow) {
        long head = (long) THROWN << Integer.SIZE | pc;
        int row = firstRow;
        while (row < code.exitRows.length && code.exitRows[row] != head) row += length(code);
        return row;
    }

    /** Saves a register if it is live at this exit; returns the row. */
    static int save(int row, TranslatedCode code, Coroutine co, int base, int register, LuaValue value) {
        if (isLive(code, row, row + 1, register)) write(co.stack, base + register, value);
        return row;
    }

    /** Saves a register, which may be a number, if it is live at this exit; returns the row. */
    static int save(
            int row,
            TranslatedCode code,
            Coroutine co,
            int base,
            int register,
            @Nullable LuaValue value,
            double number) {
        if (!isLive(code, row, row + 1, register)) return row;
        boolean isNumber = isLive(code, row, row + 1 + code.wordsPerMask, register);
        write(co.stack, base + register, isNumber ? null : value, number);
        return row;
    }

    private static boolean isLive(TranslatedCode code, int row, int from, int register) {
        return row < code.exitRows.length && (code.exitRows[from + (register >> 6)] >>> register & 1) != 0;
    }

    /** Writes a register unless it already has the value. */
    static void write(LuaValue[] registers, int at, LuaValue value) {
        if (registers[at] != value) registers[at] = value;
    }

    /** Writes a register: a value, or a number if the value is null. */
    static void write(LuaValue[] registers, int at, @Nullable LuaValue value, double number) {
        if (value == null) write(registers, at, number);
        else write(registers, at, value);
    }

    /** Also avoids making an object for a number that is already there. */
    private static void write(LuaValue[] registers, int at, double number) {
        boolean isThere = registers[at] instanceof LuaReal real
                && Double.doubleToRawLongBits(real.v) == Double.doubleToRawLongBits(number);
        if (!isThere) registers[at] = LuaReal.of(number);
    }

    /** Exits, after all registers have been saved. */
    static Varargs exit(int row, TranslatedCode code, Coroutine co, int base, ScriptFunction f) {
        return exit(row, code, co, base, f, base - 1);
    }

    /** Exits from a call with varargs, which are between the function and its registers. */
    static Varargs exit(int row, TranslatedCode code, Coroutine co, int base, ScriptFunction f, int func) {
        int pc = (int) code.exitRows[row];
        int where = (int) (code.exitRows[row] >>> Integer.SIZE);
        if (where != IN_ANOTHER_PART) return record(co, f, func, base, pc, where == FOR_INTERPRETER);
        co.nextPartPc = pc;
        return Sentinels.SWITCH_PART;
    }

    private static Varargs record(
            Coroutine co, ScriptFunction f, int func, int base, int pc, boolean isForInterpreter) {
        if (base == co.enteredBase) co.machine.deoptRecords.end(pc, isForInterpreter);
        else co.machine.deoptRecords.add(f, func, base, pc, isForInterpreter);
        return Sentinels.EXITED;
    }

    /** Returns the result of a part; a part that was refused exits instead, as the registers are saved already. */
    static Varargs exitIfRefused(Varargs results, Coroutine co, ScriptFunction f, int func, int base, int pc) {
        return results == Sentinels.REFUSED ? record(co, f, func, base, pc, true) : results;
    }

    /** Records a call through which an error is thrown. */
    static Throwable recordThrown(Throwable thrown, Coroutine co, ScriptFunction f, int base, int pc, LuaValue callee) {
        return recordThrown(thrown, co, f, base - 1, base, pc, callee);
    }

    static Throwable recordThrown(
            Throwable thrown, Coroutine co, ScriptFunction f, int func, int base, int pc, LuaValue callee) {
        if (callee != null) FrameMaterializer.called(co, f.code, base, pc, callee);
        record(co, f, func, base, pc, true);
        return thrown;
    }
}

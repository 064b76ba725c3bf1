package kodama.lua;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** How translated code goes back to the machine, and how the machine brings its values in again. */
final class ExitPaths {

    private static final LuaValue NIL = LuaValue.NIL;

    /** Of what a row says of a way out, above the number of the instruction: it is the interpreter's. */
    private static final int FOR_INTERPRETER = 1;

    /** Or another part of the function has it. */
    private static final int IN_ANOTHER_PART = 2;

    private ExitPaths() {}

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

package kodama.lua;

import kodama.lua.value.VarargsArray;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Routines with which translated code returns values to the machine and loads them from it. */
final class ExitStubs {

    private static final LuaValue NIL = LuaValue.NIL;

    private ExitStubs() {}

    /** Records that an expected number was not one; if this is frequent, the function is translated again. */
    static void noteNonNumber(ScriptFunction f, int pc) {
        f.code.noteNonNumber(pc);
    }

    /** Writes an open list where the interpreter expects it. */
    static void saveOpenList(Coroutine co, int at, Varargs open) {
        int count = open.narg();
        LuaValue[] registers = co.reserve(at + count);
        VarargsArray.copy(open, registers, at, count);
        co.top = at + count;
    }

    static Varargs loadOpenList(Coroutine co, int at) {
        return co.values(at, co.top - at);
    }

    /** Writes varargs where the interpreter expects them; does nothing for null, when they are there already. */
    static void saveVarargs(Coroutine co, int func, int parameters, @Nullable Varargs rest) {
        if (rest == null) return;
        int first = func + 1 + parameters;
        VarargsArray.copy(rest, co.stack, first, rest.narg());
    }

    /** Returns the varargs; null represents those in the registers. */
    static Varargs varargs(Coroutine co, @Nullable Varargs rest, int first, int base) {
        return rest != null ? rest : co.values(first, Math.max(base - first, 0));
    }

    /** Passes on the results of a function that was entered from its frame. */
    static void deliver(Coroutine co, Call frame, Varargs results) {
        co.frame = frame.caller;
        if (frame.kind == Call.JAVA) JavaFunctionCalls.leave(co, results);
        else if (frame.kind != Call.PLAIN) ReturnDispatch.deliver(co, results);
        else if (frame.wanted == 1 && results instanceof LuaValue value)
            co.stack[frame.func] = value == LuaValue.NONE ? NIL : value;
        else co.copyResults(results, frame.func, frame.wanted);
    }

    /** Returns the values of consecutive registers from a frame. */
    static void deliver(Coroutine co, Call frame, int pc, int at, int count) {
        if (co.openUpvalues != null) co.closeUpvalues(frame.base);
        if (frame.kind != Call.PLAIN) {
            frame.pc = pc;
            ReturnDispatch.leave(co, frame, at, count);
            return;
        }
        co.copyResults(at, count, frame.func, frame.wanted);
        co.frame = frame.caller;
    }
}

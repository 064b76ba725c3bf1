package kodama.lua;

import kodama.lua.compile.Instructions;
import kodama.lua.compile.Opcode;
import org.luaj.vm2.Varargs;

/** Delivers results to frames that wait for them. */
final class ReturnDispatch {

    private ReturnDispatch() {}

    /** Delivers the results of a Lua function that was not called by a plain CALL. */
    static void leave(Coroutine co, Call call, int from, int count) {
        Varargs results = co.values(from, count);
        co.frame = call.caller;
        if (call.kind == Call.JAVA) JavaFunctionCalls.leave(co, results);
        else deliver(co, results);
    }

    /** Delivers results to the innermost frame. */
    static void deliver(Coroutine co, Varargs results) {
        if (co.ignoresResults) {
            co.ignoresResults = false;
            return;
        }
        Call call = co.innermost();
        if (call.resumable == null) finish(co, call, results);
        else proceed(co, call.resumable.resume(call, results));
    }

    /** Continues after the resumable function of the innermost frame has returned. */
    static void proceed(Coroutine co, Varargs returned) {
        Varargs results = JavaFunctionCalls.drive(co, co.innermost(), returned);
        if (results != null) finish(co, co.innermost(), results);
    }

    /** Finishes the instruction for which a Lua frame has made a call. */
    private static void finish(Coroutine co, Call call, Varargs results) {
        int i = call.script().code.instructions[call.pc - 1];
        int a = call.base + Instructions.a(i);
        switch (Instructions.opcode(i)) {
            case Opcode.CALL -> co.storeResults(results, a, Instructions.c(i) - 1);
            case Opcode.TAILCALL -> co.storeResults(results, a, -1);
            case Opcode.TFORCALL -> co.storeResults(results, a + 3, Instructions.c(i));
            case Opcode.EQ, Opcode.LT, Opcode.LE -> Comparison.finish(call, i, results.arg1());
            case Opcode.CONCAT -> Concatenation.finish(co, call, i, results.arg1());
            case Opcode.SETTABUP, Opcode.SETTABLE, Opcode.SETFIELD -> {}
            default -> co.stack[a] = results.arg1();
        }
    }
}

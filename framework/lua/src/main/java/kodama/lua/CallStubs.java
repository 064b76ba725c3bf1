package kodama.lua;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** Routines with which translated code calls other functions and handles results. */
final class CallStubs {

    private static final LuaValue NIL = LuaValue.NIL;

    private CallStubs() {}

    /** Returns the arguments after the parameters. */
    static Varargs varargsAfter(Varargs args, int parameters) {
        return parameters == 0 ? args : args.narg() <= parameters ? LuaValue.NONE : args.subargs(parameters + 1);
    }

    // results

    /** Returns the first result, or null for a sentinel. */
    static @Nullable LuaValue firstResult(Varargs results) {
        if (results instanceof LuaReal number) return number; // the most common case and the cheapest test
        if (results instanceof LuaValue value) return value == LuaValue.NONE ? NIL : value;
        return Sentinels.isSentinel(results) ? null : results.arg1();
    }

    // reports

    /** Reports the table or function that a translated function is about to use. */
    static void reportOperand(Coroutine co, ScriptFunction function, int pc, LuaValue met) {
        TranslationListener listener = co.machine.listener;
        if (listener != null) listener.operandSeen(function, pc, met);
    }
}

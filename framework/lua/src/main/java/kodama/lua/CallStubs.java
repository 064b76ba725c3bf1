package kodama.lua;

import kodama.lua.value.LuaReal;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;
import org.luaj.vm2.Varargs;

/** How translated code calls: other translated functions, and plain ones of Java. */
final class CallStubs {

    private static final LuaValue NIL = LuaValue.NIL;

    private CallStubs() {}

    /** The arguments behind the parameters. */
    static Varargs behind(Varargs args, int parameters) {
        return parameters == 0 ? args : args.narg() <= parameters ? LuaValue.NONE : args.subargs(parameters + 1);
    }

    // results

    /** The first of what came back, or null for a mark. */
    static @Nullable LuaValue first(Varargs results) {
        if (results instanceof LuaReal number) return number; // the most common one, and the test that costs least
        if (results instanceof LuaValue value) return value == LuaValue.NONE ? NIL : value;
        return Sentinels.isSentinel(results) ? null : results.arg1();
    }

    // who listens

    /** A function that tells what it meets is about to use a table, or to call a function. */
    static void met(Coroutine co, ScriptFunction function, int pc, LuaValue met) {
        TranslationListener listener = co.machine.listener;
        if (listener != null) listener.operandSeen(function, pc, met);
    }
}

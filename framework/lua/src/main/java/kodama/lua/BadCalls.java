package kodama.lua;

import kodama.lua.error.BadArgument;
import org.jspecify.annotations.Nullable;
import org.luaj.vm2.LuaValue;

/** Errors in arguments, with the function's name as the calling line spells it. */
final class BadCalls {

    private BadCalls() {}

    static String text(Coroutine co, BadArgument error) {
        Call call = co.frame;
        if (call == null || call.resumable == null || co.calledFromNative) return text(co, call, co.target, error);
        Resumable function = call.resumable;
        error.in(function.name());
        return text(co, call.caller, function, error);
    }

    private static String text(Coroutine co, @Nullable Call caller, LuaValue function, BadArgument error) {
        VariableNames.Name name = name(co, caller);
        if (name != null) return error.message(name.text(), name.kind().equals("method"));
        return unnamed(co, function, error);
    }

    /**
     * Called from Java: the library's name for the function helps. A function of a game keeps the name it has there.
     */
    private static String unnamed(Coroutine co, LuaValue function, BadArgument error) {
        String known = co.machine.libraryName(function);
        if (known != null) return error.message(known, false);
        return co.machine.options().caged() ? error.getMessage() : error.message("?", false);
    }

    private static VariableNames.@Nullable Name name(Coroutine co, @Nullable Call caller) {
        if (caller == null || caller.function == null || co.calledFromNative) return null;
        return VariableNames.ofCalled(caller);
    }
}

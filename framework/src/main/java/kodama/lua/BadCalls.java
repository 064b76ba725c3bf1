package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Errors in arguments, with the function's name as the calling line spells it. */
final class BadCalls {

    private BadCalls() {}

    static String text(Coroutine co, BadArgument error) {
        Call call = co.frame;
        boolean isResumable = call != null && call.resumable != null && !co.calledFromNative;
        if (isResumable) error.in(call.resumable.name());
        Names.Name name = name(co, isResumable ? call.caller : call);
        return name == null
                ? error.getMessage()
                : error.message(name.text(), name.kind().equals("method"));
    }

    /** Called from Java: the library's name for the function helps. */
    private static String unnamed(Coroutine co, BadArgument error) {
        String known = co.calledFromNative ? co.machine.libraryName(co.target) : null;
        return known == null ? error.getMessage() : error.message(known, false);
    }

    private static Names.@Nullable Name name(Coroutine co, @Nullable Call caller) {
        boolean isKnown = caller != null && caller.function != null && !co.calledFromNative;
        return isKnown ? Names.ofCalled(caller) : null;
    }
}

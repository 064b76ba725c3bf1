package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Source positions for error messages, as {@code file:line}. */
public final class SourcePositions {

    /** More levels than nested calls can exist. */
    private static final int MAX_LEVELS = 1_000_000;

    private SourcePositions() {}

    /**
     * Returns the prefix for an error of the innermost frame.
     *
     * @return the prefix, as in {@code a.lua:3: }, or an empty string
     */
    public static String prefix(Coroutine co) {
        co.materializeCalls();
        Call call = co.frame;
        if (call != null && call.resumable != null) call = co.calledFromNative ? null : call.caller;
        return prefix(call);
    }

    /**
     * Returns the prefix for an error at a level: 1 is the function that called {@code error}.
     *
     * @param level the level
     * @return the prefix, as in {@code a.lua:3: }, or an empty string
     */
    public static String prefix(Coroutine co, int level) {
        co.materializeCalls();
        Call call = co.frame;
        for (int i = 1; i < level && call != null; i++) call = below(call);
        co.machine.budget.chargeDeferred(Math.min(level, MAX_LEVELS));
        return prefix(call);
    }

    /** Returns the caller's frame; the frame below a running hook is not a level. */
    private static @Nullable Call below(Call call) {
        Call caller = call.caller;
        return caller != null && caller.resumable instanceof HookCall ? caller.caller : caller;
    }

    private static String prefix(@Nullable Call call) {
        return call == null || call.function == null ? "" : call.location() + ": ";
    }
}

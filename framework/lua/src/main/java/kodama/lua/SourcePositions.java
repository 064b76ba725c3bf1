package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Where script code stands, as {@code file:line}. */
public final class SourcePositions {

    /** Many more levels than calls can be within each other. */
    private static final int MOST_LEVELS = 1_000_000;

    private SourcePositions() {}

    /**
     * The prefix of an error raised by whatever the innermost frame is doing.
     *
     * @return the prefix, as in {@code a.lua:3: }, or an empty text
     */
    public static String prefix(Coroutine co) {
        co.materializeCalls();
        Call call = co.frame;
        if (call != null && call.resumable != null) call = co.calledFromNative ? null : call.caller;
        return prefix(call);
    }

    /**
     * The prefix of an error raised at a level: 1 is the function that called {@code error}.
     *
     * @param level which caller
     * @return the prefix, as in {@code a.lua:3: }, or an empty text
     */
    public static String prefix(Coroutine co, int level) {
        co.materializeCalls();
        Call call = co.frame;
        for (int i = 1; i < level && call != null; i++) call = below(call);
        co.machine.budget.chargeDeferred(Math.min(level, MOST_LEVELS));
        return prefix(call);
    }

    /** The frame that counts as the caller: that of a hook stands on a frame that is no level. */
    private static @Nullable Call below(Call call) {
        Call caller = call.caller;
        return caller != null && caller.resumable instanceof HookCall ? caller.caller : caller;
    }

    private static String prefix(@Nullable Call call) {
        return call == null || call.function == null ? "" : call.location() + ": ";
    }
}

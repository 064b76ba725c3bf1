package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Called by a {@link Debugger} when scripts stop; they continue when the method returns. */
public interface DebugListener {
    /** How far scripts run before the next stop. */
    enum StepMode {
        /** To the next breakpoint. */
        CONTINUE,
        /** To the next line, including lines of called functions and of coroutines resumed by this one. */
        STEP_INTO,
        /** To the next line of this coroutine outside of calls, even after it has waited. */
        STEP_OVER,
        /** To the caller of this function. */
        STEP_OUT
    }

    /**
     * Called when a script has reached a line, before the line runs.
     *
     * @param coroutine the script's coroutine
     * @param endsStep whether a step ends here or a pause was requested, rather than a breakpoint reached
     * @return how to continue; null to keep the current step
     */
    @Nullable
    StepMode stopped(Coroutine coroutine, boolean isStop, boolean endsStep);

    /**
     * Called when an error has been raised, before the stack unwinds.
     *
     * @param coroutine the script's coroutine
     * @param message the error message
     * @param isCaught whether a {@code pcall} catches the error
     * @return how to continue; null to keep the current step
     */
    @Nullable
    StepMode failed(Coroutine coroutine, String message, boolean isCaught);
}

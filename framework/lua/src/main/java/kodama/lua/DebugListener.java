package kodama.lua;

import org.jspecify.annotations.Nullable;

/** Hears from a {@link Debugger} where scripts have come to; they stand still until it answers. */
public interface DebugListener {
    /** How scripts go on. */
    enum StepMode {
        /** Until the next stop. */
        CONTINUE,
        /** To the next line, also one of a function that is called, or of a coroutine that is run within it. */
        STEP_INTO,
        /** To the next line of the same coroutine that is not within a call, however long it waits until then. */
        STEP_OVER,
        /** Until the function has returned. */
        STEP_OUT
    }

    /**
     * A script has come to the beginning of a line.
     *
     * @param coroutine runs the script
     * @param endsStep whether a step ends here, or a pause was asked for
     * @return how it goes on; null for as before, which leaves a step under way
     */
    @Nullable
    StepMode stopped(Coroutine coroutine, boolean isStop, boolean endsStep);

    /**
     * An error was raised; whatever was called is still there. It goes its way afterwards.
     *
     * @param coroutine runs the script
     * @param message what it says
     * @param isTaken whether a {@code pcall} around it takes it
     * @return how the script goes on; null for as before
     */
    @Nullable
    StepMode failed(Coroutine coroutine, String message, boolean isTaken);
}

package kodama.script.debug;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Pauses the game at a line of a script, if there is a user interface to resume it. Owned by the game thread. */
public interface BreakpointHandler {
    /** For games without such an interface: never pauses. */
    BreakpointHandler NONE = new BreakpointHandler() {
        @Override
        public boolean canPause() {
            return false;
        }

        @Override
        public void pauseAt(PausedLine line) {
            line.resume(PausedLine.ResumeAction.CONTINUE);
        }

        @Override
        public @Nullable PausedLine line() {
            return null;
        }
    };

    /** Returns whether there is an interface that can resume the game; if not, messages are only logged. */
    boolean canPause();

    /**
     * Pauses the game. Within a tick, pauses at once and returns when the game was resumed; at other times, as in a
     * draw hook, returns at once and pauses the game after the frame.
     *
     * @param line the line; resumed by the user, or before the game ends or is reset
     */
    void pauseAt(PausedLine line);

    /**
     * Pauses the game within the current call of a script, in a task, a draw hook or a file that is being loaded.
     * Returns when the condition is false, or before the game ends or is reset.
     *
     * @param isHeld called repeatedly; may block for some milliseconds
     */
    default void pauseWhile(BooleanSupplier isHeld) {
        while (isHeld.getAsBoolean()) Thread.onSpinWait();
    }

    /** Returns the line at which the game is paused; null if it is not paused at a line. */
    @Nullable
    PausedLine line();
}

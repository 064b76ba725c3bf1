package kodama.script.debug;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Holds the game at a line, if there is someone to look at it. Owned by the game thread. */
public interface BreakpointHandler {
    /** No one is there. */
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

    /** Whether someone is there who can let the game continue; if not, messages are only logged. */
    boolean canPause();

    /**
     * Holds the game: at once, and returns when someone has let it go; or, where that cannot be, as in a draw hook,
     * returns at once and holds it when the frame is done.
     *
     * @param line where; let go by whoever is there, or when the game is to end or begin again
     */
    void pauseAt(PausedLine line);

    /**
     * Holds the game within the call that a script is in, wherever that is: a task, a draw hook, a file being read.
     * Returns when nothing holds it any more, or the game is to end or begin again.
     *
     * @param isHeld asked again and again; may wait some milliseconds for an answer
     */
    default void pauseWhile(BooleanSupplier isHeld) {
        while (isHeld.getAsBoolean()) Thread.onSpinWait();
    }

    /** The line at which the game is held; null if it is not. */
    @Nullable
    PausedLine line();
}

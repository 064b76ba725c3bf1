package kodama.script.debug;

import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/** Holds the game at a line, if there is someone to look at it. Owned by the game thread. */
public interface Holder {
    /** No one is there. */
    Holder NOBODY = new Holder() {
        @Override
        public boolean canHold() {
            return false;
        }

        @Override
        public void hold(HeldLine line) {
            line.letGo(HeldLine.Answer.GO_ON);
        }

        @Override
        public @Nullable HeldLine line() {
            return null;
        }
    };

    /** Whether someone is there who can let the game continue; if not, messages are only logged. */
    boolean canHold();

    /**
     * Holds the game: at once, and returns when someone has let it go; or, where that cannot be, as in a draw hook,
     * returns at once and holds it when the frame is done.
     *
     * @param line where; let go by whoever is there, or when the game is to end or begin again
     */
    void hold(HeldLine line);

    /**
     * Holds the game within the call that a script is in, wherever that is: a task, a draw hook, a file being read.
     * Returns when nothing holds it any more, or the game is to end or begin again.
     *
     * @param isHeld asked again and again; may wait some milliseconds for an answer
     */
    default void holdWhile(BooleanSupplier isHeld) {
        while (isHeld.getAsBoolean()) Thread.onSpinWait();
    }

    /** The line at which the game is held; null if it is not. */
    @Nullable
    HeldLine line();
}

package kodama.make;

import org.jspecify.annotations.Nullable;

/** Tells a person in a sentence why a game cannot be made, copied or built. */
public final class MakeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /**
     * Refuses.
     *
     * @param sentence says what is wrong
     */
    public MakeException(String sentence) {
        this(sentence, null);
    }

    /**
     * Refuses because something else went wrong.
     *
     * @param sentence says what is wrong
     * @param cause what went wrong, if anything
     */
    public MakeException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}

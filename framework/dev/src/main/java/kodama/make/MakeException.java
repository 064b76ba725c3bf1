package kodama.make;

import org.jspecify.annotations.Nullable;

/** Tells a person in a sentence why a game cannot be made, copied or built. */
public final class MakeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public MakeException(String sentence) {
        this(sentence, null);
    }

    public MakeException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}

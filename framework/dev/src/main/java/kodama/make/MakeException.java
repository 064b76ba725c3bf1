package kodama.make;

import org.jspecify.annotations.Nullable;

/** Reports in one sentence why a game cannot be created, copied or built. */
public final class MakeException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public MakeException(String sentence) {
        this(sentence, null);
    }

    public MakeException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}

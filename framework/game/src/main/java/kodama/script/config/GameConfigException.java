package kodama.script.config;

import org.jspecify.annotations.Nullable;

/**
 * Thrown if {@code game.lua} has a syntax error or an invalid setting; the message is a sentence that names the file.
 */
public final class GameConfigException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Creates an exception with a sentence that names the file, the option and the value. */
    public GameConfigException(String sentence) {
        this(sentence, null);
    }

    /** Creates an exception with a sentence that names the file, the option and the value. */
    public GameConfigException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}

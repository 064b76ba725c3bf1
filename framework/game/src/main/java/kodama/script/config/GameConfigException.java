package kodama.script.config;

import org.jspecify.annotations.Nullable;

/**
 * Thrown when {@code game.lua} is no Lua or says what makes no sense; the message is a sentence that names the file.
 */
public final class GameConfigException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** The sentence names the file, the option and the value. */
    public GameConfigException(String sentence) {
        this(sentence, null);
    }

    GameConfigException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}

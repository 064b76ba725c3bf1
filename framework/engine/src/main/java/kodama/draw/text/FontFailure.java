package kodama.draw.text;

import org.jspecify.annotations.Nullable;

/** A font that cannot be read or used; the message names it and the reason. */
public final class FontFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Creates an exception.
     *
     * @param cause the exception that caused it; null if there was none
     */
    public FontFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}

package kodama.draw.text;

import org.jspecify.annotations.Nullable;

/** A font that cannot be read or used; the message names it, and says why. */
public final class FontFailure extends RuntimeException {
    private static final long serialVersionUID = 1;

    /**
     * Says what failed.
     *
     * @param cause what was thrown; null if nothing was
     */
    public FontFailure(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}

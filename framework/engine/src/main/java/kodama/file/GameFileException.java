package kodama.file;

import org.jspecify.annotations.Nullable;

/** A file or folder that cannot be used, and the reason: {@code gfx/ship.png: no such file in the game}. */
public final class GameFileException extends RuntimeException {
    private final String path;
    private final String reason;

    /**
     * Creates an exception without a cause.
     *
     * @param path the file or folder, as it was requested
     * @param reason the reason, as a phrase that follows a colon
     */
    public GameFileException(String path, String reason) {
        this(path, reason, null);
    }

    /**
     * Creates an exception with the exception that caused it.
     *
     * @param path the file or folder, as it was requested
     * @param reason the reason, as a phrase that follows a colon
     * @param cause the exception of the system, or null if there was none
     */
    public GameFileException(String path, String reason, @Nullable Throwable cause) {
        super(path + ": " + reason, cause);
        this.path = path;
        this.reason = reason;
    }

    /**
     * Returns the file or folder, as it was requested.
     *
     * @return a path, not necessarily a valid one
     */
    public String path() {
        return path;
    }

    /**
     * Returns the reason.
     *
     * @return the message without the path
     */
    public String reason() {
        return reason;
    }
}

package kodama.file;

import org.jspecify.annotations.Nullable;

/** A file or folder that could not be used: which one, and why. Reads {@code gfx/ship.png: no such file in demo}. */
public final class GameFileException extends RuntimeException {
    private final String path;
    private final String reason;

    /**
     * Names what could not be used.
     *
     * @param path the file or folder, as it was asked for
     * @param reason what is wrong with it, as a phrase that follows a colon
     */
    public GameFileException(String path, String reason) {
        this(path, reason, null);
    }

    /**
     * Names what could not be used, and the exception that told so.
     *
     * @param path the file or folder, as it was asked for
     * @param reason what is wrong with it, as a phrase that follows a colon
     * @param cause the exception of the system, or null when there was none
     */
    public GameFileException(String path, String reason, @Nullable Throwable cause) {
        super(path + ": " + reason, cause);
        this.path = path;
        this.reason = reason;
    }

    /**
     * The file or folder, as it was asked for.
     *
     * @return a path, not always a valid one
     */
    public String path() {
        return path;
    }

    /**
     * What is wrong with it.
     *
     * @return the message without the path
     */
    public String reason() {
        return reason;
    }
}

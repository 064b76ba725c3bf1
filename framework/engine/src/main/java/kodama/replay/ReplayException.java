package kodama.replay;

/** A replay that cannot be read or written, and the reason: {@code run.kreplay is damaged: it is cut off}. */
public final class ReplayException extends RuntimeException {
    /**
     * Creates an exception.
     *
     * @param message a sentence that starts with the file
     */
    public ReplayException(String message) {
        super(message);
    }

    ReplayException(String message, Throwable cause) {
        super(message, cause);
    }

    static ReplayException damaged(String name, String reason) {
        return new ReplayException(name + " is damaged: " + reason);
    }
}

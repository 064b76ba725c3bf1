package kodama.save;

/** Data that cannot be saved or read, and the reason. */
public final class SaveException extends IllegalArgumentException {
    /**
     * Creates an exception.
     *
     * @param message the thing, the bound and the value
     */
    public SaveException(String message) {
        super(message);
    }
}

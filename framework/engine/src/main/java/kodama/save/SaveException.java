package kodama.save;

/** Something that cannot be saved or read: which, and why. */
public final class SaveException extends IllegalArgumentException {
    /**
     * Says what is wrong.
     *
     * @param message the thing, the bound and the value
     */
    public SaveException(String message) {
        super(message);
    }
}

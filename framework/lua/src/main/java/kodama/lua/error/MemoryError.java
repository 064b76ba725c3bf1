package kodama.lua.error;

/** A script has filled the heap. No {@code pcall} takes this error, and no frame keeps what it held. */
public final class MemoryError extends BudgetError {

    /** What the reference says when there is no memory left. */
    public static final String TEXT = "not enough memory";

    /** Makes the error. */
    public MemoryError(String message) {
        super(message);
    }
}

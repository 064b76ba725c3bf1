package kodama.lua.error;

/** A script has filled the heap. No {@code pcall} catches this error, and the script's values are dropped. */
public final class MemoryError extends BudgetError {

    /** The reference implementation's message when memory runs out. */
    public static final String TEXT = "not enough memory";

    /** Makes the error. */
    public MemoryError(String message) {
        super(message);
    }
}

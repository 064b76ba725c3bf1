package kodama.lua;

/** A script has filled the heap. No {@code pcall} takes this error, and no frame keeps what it held. */
final class MemoryError extends BudgetError {

    static final String TEXT = "not enough memory";

    MemoryError(String message) {
        super(message);
    }
}

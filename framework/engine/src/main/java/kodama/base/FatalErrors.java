package kodama.base;

/**
 * Tells the faults of a game's code from what no one can mend.
 *
 * <p>What calls such code takes all it throws, passes on what is not the code's fault, and ends no more than the
 * code:
 *
 * <pre>{@code
 * } catch (Throwable thrown) {
 *     Faults.passFatal(thrown);
 *     errors.report(task.toString(), thrown);
 * }
 * }</pre>
 */
public final class FatalErrors {
    private FatalErrors() {}

    /**
     * Passes on errors of the Java machine itself. A stack that overflows is the code's own fault, and so are classes
     * that are missing, assertions that fail, and memory that is used up: what the code held goes when it ends.
     */
    public static void rethrowIfFatal(Throwable thrown) {
        boolean isUsedUp = thrown instanceof StackOverflowError || thrown instanceof OutOfMemoryError;
        if (thrown instanceof VirtualMachineError fatal && !isUsedUp) throw fatal;
    }
}

package kodama.base;

/**
 * Separates errors of a game's code from errors that nothing can recover from.
 *
 * <p>A caller of such code catches everything, rethrows fatal errors, and ends only the code that failed:
 *
 * <pre>{@code
 * } catch (Throwable thrown) {
 *     FatalErrors.rethrowIfFatal(thrown);
 *     errors.report(task.toString(), thrown);
 * }
 * }</pre>
 */
public final class FatalErrors {
    private FatalErrors() {}

    /**
     * Rethrows errors of the Java virtual machine, except those that the game's code itself causes: stack overflow,
     * missing classes, failed assertions, and exhausted memory, which is released when the code ends.
     */
    public static void rethrowIfFatal(Throwable thrown) {
        boolean isUsedUp = thrown instanceof StackOverflowError || thrown instanceof OutOfMemoryError;
        if (thrown instanceof VirtualMachineError fatal && !isUsedUp) throw fatal;
    }
}

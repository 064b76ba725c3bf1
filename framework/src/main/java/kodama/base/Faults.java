package kodama.base;

/**
 * Tells the faults of a game's code from what nobody can mend.
 *
 * <p>Whoever calls such code takes all it throws, passes on what is not the code's fault, and ends no more than the code:
 *
 * <pre>{@code
 * } catch (Throwable thrown) {
 *     Faults.passFatal(thrown);
 *     errors.report(task.toString(), thrown);
 * }
 * }</pre>
 */
public final class Faults {
    private Faults() {}

    /**
     * Passes on errors of the Java machine itself, such as a full heap. A stack that overflows is the code's own fault, and
     * so are classes that are missing and assertions that fail.
     *
     * @param thrown what was caught
     */
    public static void passFatal(Throwable thrown) {
        if (thrown instanceof VirtualMachineError fatal && !(thrown instanceof StackOverflowError)) throw fatal;
    }
}

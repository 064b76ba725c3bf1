package kodama.cli;

import java.util.function.IntSupplier;

/**
 * Runs a program on a thread with a large stack. Scripts may nest calls of Java and Lua up to a limit; with Java's
 * default stack, they would fail before it, at a depth that depends on what Java has compiled so far, so a recorded run
 * could end differently.
 */
public final class MainThread {
    /** Size of the stack of the game thread, in bytes. */
    public static final long STACK_BYTES = 16L << 20;

    private MainThread() {}

    /**
     * Runs a program and waits for its end.
     *
     * @param program returns the exit code
     * @return the exit code
     */
    public static int run(IntSupplier program) {
        int[] code = {CommandException.USAGE_ERROR};
        Thread thread = new Thread(null, () -> code[0] = program.getAsInt(), "main", STACK_BYTES);
        thread.start();
        try {
            thread.join();
        } catch (InterruptedException hurried) {
            Thread.currentThread().interrupt();
        }
        return code[0];
    }
}

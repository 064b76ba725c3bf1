package kodama.cli;

import java.io.PrintWriter;
import kodama.base.PrintableText;

/** Thrown when a command cannot be carried out; the message is a sentence for the user. */
public class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Exit code for incorrect usage, such as a missing game or an invalid option. */
    public static final int USAGE_ERROR = 2;

    private static final int FAILED = 1;

    public CommandException(String sentence) {
        super(sentence);
    }

    public CommandException(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** Wraps an exception whose message already is a sentence for the user. */
    public CommandException(RuntimeException cause) {
        super(cause.getMessage(), cause);
    }

    /** Prints why a command failed: one sentence, or a stack trace for an internal error. Returns the exit code. */
    public static int report(Exception failed, PrintWriter err) {
        if (isOwn(failed)) err.println("kodama: " + PrintableText.message(String.valueOf(failed.getMessage())));
        else reportInternalError(failed, err);
        return USAGE_ERROR;
    }

    /** Prints that memory ran out and how to give Java more of it. Returns the exit code. */
    public static int report(OutOfMemoryError error, PrintWriter err) {
        long megabytes = Runtime.getRuntime().maxMemory() >> 20;
        err.println("kodama: not enough memory (" + error.getMessage() + "): Java may use at most " + megabytes
                + " MB; start it with more, such as java -Xmx" + Math.max(512, 2 * megabytes) + "m");
        return FAILED;
    }

    /** Messages of Kodama's own exceptions are complete sentences. */
    private static boolean isOwn(Exception failed) {
        return failed.getClass().getName().startsWith("kodama.");
    }

    private static void reportInternalError(Exception failed, PrintWriter err) {
        err.println("kodama: internal error: " + failed);
        failed.printStackTrace(err);
    }
}

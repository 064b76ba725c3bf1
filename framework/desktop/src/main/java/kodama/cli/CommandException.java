package kodama.cli;

import java.io.PrintWriter;
import kodama.base.PrintableText;

/** Tells the user why a command could not be carried out. */
public class CommandException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Exit code for wrong use: a game that is not there, an option that makes no sense. */
    public static final int USAGE_ERROR = 2;

    private static final int FAILED = 1;

    public CommandException(String sentence) {
        super(sentence);
    }

    public CommandException(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    /** Refuses with the message of what went wrong. */
    public CommandException(RuntimeException cause) {
        super(cause.getMessage(), cause);
    }

    /** Prints why a command gave up, in a sentence unless the fault is our own; returns the exit code. */
    public static int report(Exception failed, PrintWriter err) {
        if (isOurs(failed)) err.println("kodama: " + PrintableText.message(String.valueOf(failed.getMessage())));
        else tellOurFault(failed, err);
        return USAGE_ERROR;
    }

    /** Prints that a command gave up for want of memory, and how to give it more; returns the exit code. */
    public static int report(OutOfMemoryError lacking, PrintWriter err) {
        long most = Runtime.getRuntime().maxMemory() >> 20;
        err.println("kodama: not enough memory (" + lacking.getMessage() + "): Java may use at most " + most
                + " MB; start it with more, such as java -Xmx" + Math.max(512, 2 * most) + "m");
        return FAILED;
    }

    /** Failures of our own kinds say everything in a sentence. */
    private static boolean isOurs(Exception failed) {
        return failed.getClass().getName().startsWith("kodama.");
    }

    private static void tellOurFault(Exception failed, PrintWriter err) {
        err.println("kodama: a fault of Kodama itself, sorry: " + failed);
        failed.printStackTrace(err);
    }
}

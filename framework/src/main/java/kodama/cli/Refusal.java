package kodama.cli;

import java.io.PrintWriter;

/** Tells the user why a command could not be carried out. */
final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** Exit code for wrong use: a game that is not there, an option that makes no sense. */
    static final int WRONG_USE = 2;

    Refusal(String sentence) {
        super(sentence);
    }

    Refusal(String sentence, Throwable cause) {
        super(sentence, cause);
    }

    static int tell(Exception failed, PrintWriter err) {
        if (isOurs(failed)) err.println("kodama: " + failed.getMessage());
        else failed.printStackTrace(err);
        return WRONG_USE;
    }

    /** Failures of our own kinds say everything in a sentence. */
    private static boolean isOurs(Exception failed) {
        return failed.getClass().getName().startsWith("kodama.");
    }
}

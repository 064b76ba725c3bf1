package kodama.base;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Finds a game's Java code in stack traces. */
public final class JavaLine {
    /**
     * Java, its libraries and the framework; the demo counts as a game, although its package is below {@code kodama}.
     */
    private static final Pattern INNER =
            Pattern.compile("(javax?|jdk|(com\\.)?sun|org\\.(luaj|objectweb)|kodama(?!\\.demo))\\..*");

    private JavaLine() {}

    /**
     * Finds the innermost line of the game in an error's stack trace, for messages that print no stack trace.
     *
     * @param caller the class of Kodama that called the game's code
     * @return for example {@code " (Moon.java:12)"}; empty if the stack trace has no such line
     */
    public static String of(Throwable error, Class<?> caller) {
        return Arrays.stream(error.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(caller.getName()))
                .filter(JavaLine::isGameCode)
                .findFirst()
                .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
                .orElse("");
    }

    /** Returns whether a stack frame is game code: false for Java, its libraries and the framework. */
    public static boolean isGameCode(StackTraceElement frame) {
        return !INNER.matcher(frame.getClassName()).matches();
    }
}

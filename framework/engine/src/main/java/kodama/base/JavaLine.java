package kodama.base;

import java.util.Arrays;
import java.util.regex.Pattern;

/** Finds a game's Java code in the stacks of errors. */
public final class JavaLine {
    /** Java, its libraries and the framework; the demo is a game, although its package is one of {@code kodama}. */
    private static final Pattern INNER =
            Pattern.compile("(javax?|jdk|(com\\.)?sun|org\\.(luaj|objectweb)|kodama(?!\\.demo))\\..*");

    private JavaLine() {}

    /**
     * Finds the innermost line of the game in an error's stack, for messages that have no stack.
     *
     * @param caller the class of Kodama that called the game's code
     * @return such as {@code " (Moon.java:12)"}; empty if the stack has no such line
     */
    public static String of(Throwable error, Class<?> caller) {
        return Arrays.stream(error.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(caller.getName()))
                .filter(JavaLine::isGameCode)
                .findFirst()
                .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
                .orElse("");
    }

    /** Tells whether a game's Java code made a call: false for calls of Java, its libraries and the framework. */
    public static boolean isGameCode(StackTraceElement frame) {
        return !INNER.matcher(frame.getClassName()).matches();
    }
}

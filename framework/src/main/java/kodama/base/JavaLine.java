package kodama.base;

import java.util.Arrays;

/** Finds the line of a game's Java code in which an error happened, for messages that have no stack. */
public final class JavaLine {
    private JavaLine() {}

    /**
     * Finds the innermost line of the game in an error's stack.
     *
     * @param error any
     * @param caller the class of Kodama that called the game's code
     * @return such as {@code " (Moon.java:12)"}; empty if the stack has no such line
     */
    public static String of(Throwable error, Class<?> caller) {
        return Arrays.stream(error.getStackTrace())
                .takeWhile(frame -> !frame.getClassName().equals(caller.getName()))
                .filter(JavaLine::isOfGame)
                .findFirst()
                .map(frame -> " (" + frame.getFileName() + ":" + frame.getLineNumber() + ")")
                .orElse("");
    }

    private static boolean isOfGame(StackTraceElement frame) {
        return frame.getModuleName() == null
                && !frame.getClassName().startsWith("kodama.")
                && !frame.getClassName().startsWith("org.luaj.");
    }
}

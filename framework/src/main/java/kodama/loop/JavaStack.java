package kodama.loop;

import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import kodama.script.java.JavaPartFailure;

/** The part of a Java stack that tells a game's author something: what the game's own Java classes did. */
final class JavaStack {
    /** What runs tasks and scenes; the frames below are the same for every error. */
    private static final Pattern CALLER = Pattern.compile("kodama\\.(task|loop)\\..*");

    private static final Pattern INNER =
            Pattern.compile("(java|jdk|org\\.luaj|kodama\\.(base|draw|file|lua|scene|script|shot))\\..*");

    /** Two errors can be the cause of each other. */
    private static final int MOST_CAUSES = 20;

    private JavaStack() {}

    /** The stack in lines, or nothing when the error says all in its sentence. */
    static String of(Throwable told) {
        Throwable error = JavaPartFailure.origin(told);
        List<StackTraceElement> frames = Arrays.stream(error.getStackTrace())
                .takeWhile(frame -> !CALLER.matcher(frame.getClassName()).matches())
                .toList();
        return isComplaint(error, frames) ? "" : text(error, frames, MOST_CAUSES);
    }

    /** Whether the framework refuses what a script asks for; where in the framework is nothing to a script's author. */
    private static boolean isComplaint(Throwable error, List<StackTraceElement> frames) {
        if (error.getMessage() == null) return false;
        String type = error.getClass().getName();
        return type.startsWith("kodama.")
                || type.startsWith("org.luaj.")
                || (error instanceof IllegalArgumentException || error instanceof IllegalStateException)
                        && frames.stream().allMatch(JavaStack::isInner);
    }

    private static boolean isInner(StackTraceElement frame) {
        return INNER.matcher(frame.getClassName()).matches();
    }

    private static String text(Throwable error, List<StackTraceElement> frames, int mostCauses) {
        StringBuilder text = new StringBuilder(error.toString());
        for (StackTraceElement frame : frames) text.append("\n\tat ").append(frame);
        if (error.getCause() != null && mostCauses > 0)
            text.append("\ncaused by ")
                    .append(text(error.getCause(), List.of(error.getCause().getStackTrace()), mostCauses - 1));
        return text.toString();
    }
}

package kodama.loop;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.JavaLine;
import kodama.script.game.JavaPartFailure;

/** The part of a Java stack trace that helps a game's author: the calls of the game's own Java classes. */
final class GameStackTrace {
    /** Runs tasks and scenes; the frames below it are the same for every error. */
    private static final Pattern CALLER = Pattern.compile("kodama\\.(task|loop)\\..*");

    /** Errors can be each other's cause. */
    private static final int MAX_CAUSES = 20;

    private GameStackTrace() {}

    /** Returns the stack trace in lines, or an empty string if the error's message says enough. */
    static String of(Throwable thrown) {
        Throwable error = causes(thrown)
                .filter(GameStackTrace::isInGame)
                .findFirst()
                .orElseGet(() -> JavaPartFailure.origin(thrown));
        return isRejectedCall(error)
                ? ""
                : causes(error).map(GameStackTrace::text).collect(Collectors.joining("\ncaused by "));
    }

    /** Returns the error, its cause, the cause of that and so on. */
    static Stream<Throwable> causes(Throwable error) {
        return Stream.iterate(error, Objects::nonNull, Throwable::getCause).limit(MAX_CAUSES);
    }

    private static boolean isInGame(Throwable error) {
        return frames(error).stream().anyMatch(JavaLine::isGameCode);
    }

    /** Whether the framework rejected a call of a script; a stack trace of the framework does not help its author. */
    private static boolean isRejectedCall(Throwable error) {
        if (error.getMessage() == null || isInGame(error)) return false;
        String type = error.getClass().getName();
        return type.startsWith("kodama.")
                || type.startsWith("org.luaj.")
                || error instanceof IllegalArgumentException
                || error instanceof IllegalStateException;
    }

    private static String text(Throwable error) {
        StringBuilder text = new StringBuilder(error.toString());
        for (StackTraceElement frame : frames(error)) text.append("\n\tat ").append(frame);
        return text.toString();
    }

    /** Returns the calls down to the game's outermost one; all calls if the game has none in it. */
    private static List<StackTraceElement> frames(Throwable error) {
        List<StackTraceElement> frames = Arrays.stream(error.getStackTrace())
                .takeWhile(frame -> !CALLER.matcher(frame.getClassName()).matches())
                .toList();
        int end = frames.size();
        while (end > 0 && !JavaLine.isGameCode(frames.get(end - 1))) end--;
        return end == 0 ? frames : frames.subList(0, end);
    }
}

package kodama.loop;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kodama.base.JavaLine;
import kodama.script.game.JavaPartFailure;

/** The part of a Java stack that tells a game's author something: what the game's own Java classes did. */
final class GameStackTrace {
    /** What runs tasks and scenes; the frames below are the same for every error. */
    private static final Pattern CALLER = Pattern.compile("kodama\\.(task|loop)\\..*");

    /** Two errors can be the cause of each other. */
    private static final int MOST_CAUSES = 20;

    private GameStackTrace() {}

    /** The stack in lines, or nothing when the error says all in its sentence. */
    static String of(Throwable told) {
        Throwable error =
                causes(told).filter(GameStackTrace::isInGame).findFirst().orElseGet(() -> JavaPartFailure.origin(told));
        return isComplaint(error)
                ? ""
                : causes(error).map(GameStackTrace::text).collect(Collectors.joining("\ncaused by "));
    }

    /** The error, its cause, the cause of that and so on. */
    static Stream<Throwable> causes(Throwable error) {
        return Stream.iterate(error, Objects::nonNull, Throwable::getCause).limit(MOST_CAUSES);
    }

    private static boolean isInGame(Throwable error) {
        return frames(error).stream().anyMatch(JavaLine::isGameCode);
    }

    /** Whether the framework refuses what a script asks for; a stack of the framework does not help its author. */
    private static boolean isComplaint(Throwable error) {
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

    /** The calls down to the outermost of the game's; all of the framework's if there is none. */
    private static List<StackTraceElement> frames(Throwable error) {
        List<StackTraceElement> frames = Arrays.stream(error.getStackTrace())
                .takeWhile(frame -> !CALLER.matcher(frame.getClassName()).matches())
                .toList();
        int end = frames.size();
        while (end > 0 && !JavaLine.isGameCode(frames.get(end - 1))) end--;
        return end == 0 ? frames : frames.subList(0, end);
    }
}

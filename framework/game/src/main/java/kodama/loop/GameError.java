package kodama.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.PrintableText;
import kodama.lua.ActiveLabel;
import kodama.lua.LuaFailure;

/**
 * An error of a game, as shown to the player.
 *
 * @param origin the task, scene or thread that failed
 * @param message one sentence, with file and line if a script failed
 * @param file the script that failed, relative to the game's folder; empty if no script failed
 * @param line the line of the script, from 1; 0 if no script failed
 * @param traceback the call stack, in lines; may be empty
 * @param task the state of the task that failed; empty if no task failed or its state was not recorded
 * @param callPoints the call points in which it happened, the innermost first; read-only
 */
public record GameError(
        String origin,
        String message,
        Optional<String> file,
        int line,
        String traceback,
        Optional<FailedTask> task,
        List<String> callPoints) {
    /** The prefix that {@code require} adds to a syntax error; the traceback has the file that called it. */
    private static final Pattern LOADING =
            Pattern.compile("^(.*: )?error loading module '[^']*' from file '[^']*':\\s+", Pattern.DOTALL);

    private static final Pattern SOURCE_POSITION = Pattern.compile("([^:\\n]+\\.(?:lua|java)):(\\d{1,9}): ");

    /** A task itself, not its finish hook. */
    private static final Pattern TASK = Pattern.compile("task '.*' #\\d+(?: of \\S+)?", Pattern.DOTALL);

    private static final Pattern TASK_POSITION = Pattern.compile("^task '(?:.*' #\\d+ of )?([^':]+\\.lua):(\\d{1,9})");

    private static final String NO_MEMORY = "not enough memory";

    /** Length of the longest message, in characters. */
    private static final int MAX_MESSAGE_LENGTH = 100_000;

    /** Creates an error without a failed task or call points. */
    public GameError(String origin, String message, Optional<String> file, int line, String traceback) {
        this(origin, message, file, line, traceback, Optional.empty(), List.of());
    }

    /** Returns the same error of another task, scene or thread. */
    public GameError withOrigin(String other) {
        return new GameError(other, message, file, line, traceback, task, callPoints);
    }

    /**
     * Returns the same error with the line in which it happened.
     *
     * @param source the file, relative to the game's folder
     * @param number the line, from 1
     */
    public GameError withLine(String source, int number) {
        return new GameError(origin, message, Optional.of(source), number, traceback, task, callPoints);
    }

    /**
     * Returns the same error with Java call points, innermost first, around those of scripts; adds them to the
     * traceback.
     */
    GameError withOuterCallPoints(List<String> around) {
        StringBuilder lines = new StringBuilder(traceback.stripTrailing());
        for (String point : around) lines.append("\n\tin ").append(point);
        return new GameError(origin, message, file, line, lines.toString().strip(), task, callPoints).within(around);
    }

    private GameError within(List<String> around) {
        List<String> all = new ArrayList<>(callPoints);
        all.addAll(around);
        return new GameError(origin, message, file, line, traceback, task, List.copyOf(all));
    }

    GameError withTask(Optional<FailedTask> seen) {
        return new GameError(origin, message, file, line, traceback, seen, callPoints);
    }

    /**
     * Describes an exception for the player, without the state of a task.
     *
     * @param origin the task, scene or thread that failed
     */
    public static GameError of(String origin, Throwable error) {
        if (error instanceof LuaFailure failure) return of(origin, failure).within(points(failure));
        if (error instanceof OutOfMemoryError) return atTask(origin, NO_MEMORY, "");
        String message = messageOf(error);
        String traceback = GameStackTrace.of(error);
        return atMessagePosition(origin, message, traceback).orElseGet(() -> atTask(origin, message, traceback));
    }

    private static List<String> points(LuaFailure failure) {
        return failure.labels().stream().map(ActiveLabel::text).toList();
    }

    /** Returns the error at the line of the failed task's function, because its message does not name one. */
    private static GameError atTask(String origin, String message, String traceback) {
        Matcher place = TASK_POSITION.matcher(origin);
        if (!place.find()) return new GameError(origin, message, Optional.empty(), 0, traceback);
        String located = place.group(1) + ":" + place.group(2) + ": " + message;
        return new GameError(origin, located, Optional.of(place.group(1)), Integer.parseInt(place.group(2)), traceback);
    }

    private static GameError of(String origin, LuaFailure failure) {
        String message = LOADING.matcher(messageOf(failure)).replaceFirst("");
        String traceback = tracebackOf(failure);
        return atMessagePosition(origin, message, traceback).orElseGet(() -> {
            if (failure.file() == null) return atTask(origin, message, traceback);
            return new GameError(origin, message, Optional.of(failure.file()), failure.line(), traceback);
        });
    }

    private static String tracebackOf(LuaFailure failure) {
        String java = failure.getCause() == null ? "" : GameStackTrace.of(failure.getCause());
        return java.isEmpty() ? failure.traceback() : failure.traceback().stripTrailing() + "\ncaused by " + java;
    }

    /** Returns the error at the line that its message begins with. */
    private static Optional<GameError> atMessagePosition(String origin, String message, String traceback) {
        Matcher place = SOURCE_POSITION.matcher(message);
        if (!place.lookingAt()) return Optional.empty();
        int line = Integer.parseInt(place.group(2));
        return Optional.of(new GameError(origin, message, Optional.of(place.group(1)), line, traceback));
    }

    private static String messageOf(Throwable error) {
        String message = error.getMessage();
        return message == null ? error.toString() : PrintableText.limited(message, MAX_MESSAGE_LENGTH);
    }

    /** Returns the message, the task or scene that it ended, and the traceback, in lines. */
    public String text() {
        String head = message + "  [" + consequence() + "]";
        return traceback.isEmpty() ? head : head + "\n" + traceback.stripTrailing();
    }

    /** Returns the consequence for the task or scene that failed: the task ended, or the scene could not be started. */
    public String consequence() {
        if (TASK.matcher(origin).matches()) return origin + " ended";
        return origin.startsWith("scene ") ? origin + " could not be started" : origin;
    }
}

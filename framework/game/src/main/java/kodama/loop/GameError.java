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
 * An error of a game, as it is told to the player.
 *
 * @param origin the task, scene or thread that failed
 * @param message one sentence, with file and line when a script failed
 * @param file the script, relative to the game's folder, if one failed
 * @param line the script's line, from 1; 0 when no script failed
 * @param traceback how it came to that; several lines, may be empty
 * @param task what there was to be seen of the task that failed, if one did and someone looked
 * @param callPoints the call points that it happened in, the innermost first; read only
 */
public record GameError(
        String origin,
        String message,
        Optional<String> file,
        int line,
        String traceback,
        Optional<FailedTask> task,
        List<String> callPoints) {
    /**
     * What {@code require} puts before the message of a file that is no Lua: who wanted the file is in the traceback.
     */
    private static final Pattern LOADING =
            Pattern.compile("^(.*: )?error loading module '[^']*' from file '[^']*':\\s+", Pattern.DOTALL);

    private static final Pattern PLACE = Pattern.compile("([^:\\n]+\\.(?:lua|java)):(\\d{1,9}): ");

    /** A task, and not what it did at its end. */
    private static final Pattern TASK = Pattern.compile("task '.*' #\\d+(?: of \\S+)?", Pattern.DOTALL);

    private static final Pattern TASK_PLACE = Pattern.compile("^task '(?:.*' #\\d+ of )?([^':]+\\.lua):(\\d{1,9})");

    private static final String NO_MEMORY = "not enough memory";

    /** The longest message; in characters. */
    private static final int LONGEST = 100_000;

    /** An error without a failed task or call points. */
    public GameError(String who, String message, Optional<String> file, int line, String traceback) {
        this(who, message, file, line, traceback, Optional.empty(), List.of());
    }

    /** The same error of another task, scene or thread. */
    public GameError withOrigin(String other) {
        return new GameError(other, message, file, line, traceback, task, callPoints);
    }

    /**
     * The same error, with the place in which it happened.
     *
     * @param source a file, relative to the game's folder
     * @param number the line, from 1
     */
    public GameError withLine(String source, int number) {
        return new GameError(origin, message, Optional.of(source), number, traceback, task, callPoints);
    }

    /** The same error in call points of Java around those of scripts, innermost first; the traceback has them, too. */
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
     * Puts what was thrown into the words that a player is told; no task is seen.
     *
     * @param who the task, scene or thread that failed
     */
    public static GameError of(String who, Throwable error) {
        if (error instanceof LuaFailure failure) return of(who, failure).within(points(failure));
        if (error instanceof OutOfMemoryError) return atTask(who, NO_MEMORY, "");
        String message = sentence(error);
        String traceback = GameStackTrace.of(error);
        return placed(who, message, traceback).orElseGet(() -> atTask(who, message, traceback));
    }

    private static List<String> points(LuaFailure failure) {
        return failure.labels().stream().map(ActiveLabel::text).toList();
    }

    /** The error with the place of the failing task's function, as its message has none. */
    private static GameError atTask(String who, String message, String traceback) {
        Matcher place = TASK_PLACE.matcher(who);
        if (!place.find()) return new GameError(who, message, Optional.empty(), 0, traceback);
        String told = place.group(1) + ":" + place.group(2) + ": " + message;
        return new GameError(who, told, Optional.of(place.group(1)), Integer.parseInt(place.group(2)), traceback);
    }

    private static GameError of(String who, LuaFailure failure) {
        String message = LOADING.matcher(sentence(failure)).replaceFirst("");
        String traceback = withJava(failure);
        return placed(who, message, traceback).orElseGet(() -> {
            if (failure.file() == null) return atTask(who, message, traceback);
            return new GameError(who, message, Optional.of(failure.file()), failure.line(), traceback);
        });
    }

    private static String withJava(LuaFailure failure) {
        String java = failure.getCause() == null ? "" : GameStackTrace.of(failure.getCause());
        return java.isEmpty() ? failure.traceback() : failure.traceback().stripTrailing() + "\ncaused by " + java;
    }

    /** The error with the place that its message begins with. */
    private static Optional<GameError> placed(String who, String message, String traceback) {
        Matcher place = PLACE.matcher(message);
        if (!place.lookingAt()) return Optional.empty();
        int line = Integer.parseInt(place.group(2));
        return Optional.of(new GameError(who, message, Optional.of(place.group(1)), line, traceback));
    }

    private static String sentence(Throwable error) {
        String message = error.getMessage();
        return message == null ? error.toString() : PrintableText.limited(message, LONGEST);
    }

    /** Message, who it ended, and traceback, in lines. */
    public String text() {
        String head = message + "  [" + consequence() + "]";
        return traceback.isEmpty() ? head : head + "\n" + traceback.stripTrailing();
    }

    /** The consequence for the task or scene that failed: a task has ended, a scene has not begun. */
    public String consequence() {
        if (TASK.matcher(origin).matches()) return origin + " ended";
        return origin.startsWith("scene ") ? origin + " did not begin" : origin;
    }
}

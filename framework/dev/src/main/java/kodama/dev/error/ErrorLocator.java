package kodama.dev.error;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.loop.GameError;

/** Finds the line of a game's Java source that caused an error. */
final class ErrorLocator {
    /** A frame of a Java stack trace, such as {@code at mygame.Moon$Crater.update(Moon.java:12)}. */
    private static final Pattern CALL =
            Pattern.compile("\\bat (?:\\S*/)?(?<package>(?:[^\\s./()]++\\.)*)[^\\s./()]++\\.[^\\s./()]++"
                    + "\\((?<file>[^\\s./():]++\\.java):(?<line>\\d{1,9})\\)");

    private final GameFiles files;

    ErrorLocator(GameFiles files) {
        this.files = files;
    }

    /** Adds the position of the innermost frame in a source of the game; an error with a position is unchanged. */
    GameError located(GameError error) {
        if (error.file().isPresent()) return error;
        Matcher call = CALL.matcher(error.traceback());
        while (call.find()) {
            String file = "java/" + call.group("package").replace('.', '/') + call.group("file");
            if (exists(file)) return error.withLine(file, Integer.parseInt(call.group("line")));
        }
        return error;
    }

    private boolean exists(String file) {
        try {
            return files.exists(file);
        } catch (GameFileException noPath) {
            return false;
        }
    }
}

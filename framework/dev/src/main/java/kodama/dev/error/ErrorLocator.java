package kodama.dev.error;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.loop.GameError;

/** Finds the line of a game's Java source in which an error happened. */
final class ErrorLocator {
    /** A call in a Java stack, as {@code at mygame.Moon$Crater.update(Moon.java:12)}. */
    private static final Pattern CALL =
            Pattern.compile("\\bat (?:\\S*/)?(?<package>(?:[^\\s./()]++\\.)*)[^\\s./()]++\\.[^\\s./()]++"
                    + "\\((?<file>[^\\s./():]++\\.java):(?<line>\\d{1,9})\\)");

    private final GameFiles files;

    ErrorLocator(GameFiles files) {
        this.files = files;
    }

    /** Adds the place of the innermost call in a source of the game; returns errors that have a place as they are. */
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

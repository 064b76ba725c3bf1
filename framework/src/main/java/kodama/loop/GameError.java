package kodama.loop;

import java.util.Optional;
import kodama.lua.LuaFailure;

/**
 * An error of a game, as it is told to the player.
 *
 * @param who the task, scene or thread that failed
 * @param message one sentence, with file and line when a script failed
 * @param file the script, relative to the game's folder, if one failed
 * @param line the script's line, from 1; 0 when no script failed
 * @param traceback how it came to that; several lines, may be empty
 */
public record GameError(String who, String message, Optional<String> file, int line, String traceback) {
    static GameError of(String who, Throwable error) {
        if (error instanceof LuaFailure failure) {
            Optional<String> file = Optional.ofNullable(failure.file());
            return new GameError(who, failure.getMessage(), file, failure.line(), failure.traceback());
        }
        return new GameError(who, sentence(error), Optional.empty(), 0, JavaStack.of(error));
    }

    private static String sentence(Throwable error) {
        String message = error.getMessage();
        return message == null ? error.toString() : message;
    }

    /**
     * Writes the error out.
     *
     * @return message, who it ended, and traceback, in lines
     */
    public String text() {
        String head = message + "  [" + who + " ended]";
        return traceback.isEmpty() ? head : head + "\n" + traceback.stripTrailing();
    }
}

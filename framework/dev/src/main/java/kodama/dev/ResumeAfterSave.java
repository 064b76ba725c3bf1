package kodama.dev;

import java.util.Map;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.lua.bind.LuaException;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequests;
import kodama.script.config.FirstSceneFiles;
import kodama.script.game.GameStarter;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether the game returns to the last checkpoint when a file was saved, or starts over. The
 * choice is saved in the game's folder.
 */
public final class ResumeAfterSave {
    private static final String FILE = ".kodama/resume.properties";
    private static final String KEY = "after_save";
    private static final String OFF = "off";
    private static final String TO = " \u00BB ";

    private final LoopRequests requests;
    private final GameFiles files;
    private final Log log;
    private final PersistentProperties file;
    private boolean isOn;

    /** Reads the choice made in the last run; by default, the game returns. */
    public ResumeAfterSave(LoopRequests requests, GameFiles files, ContainedPath folder, Log log) {
        this.requests = requests;
        this.files = files;
        this.log = log;
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "whether a saved script returns to the last checkpoint could not be read: ",
                "whether a saved script returns to the last checkpoint is not saved: ");
        isOn = !OFF.equals(file.read().get(KEY));
    }

    /** Whether the game returns when a file was saved. */
    public boolean isOn() {
        return isOn;
    }

    /** Changes whether the game returns when a file was saved. */
    public void toggle() {
        isOn = !isOn;
        file.write(Map.of(KEY, isOn ? "on" : OFF));
    }

    /**
     * Returns whether a reset must return to the last checkpoint, and logs its place.
     *
     * @param cause the saved file
     */
    boolean choose(String cause) {
        GameStart checkpoint = requests.checkpoint();
        if (!isOn || checkpoint == null) return false;
        boolean exists = exists(checkpoint.first());
        String place = text(checkpoint.first());
        log.notice(cause
                + (exists
                        ? ": continues at " + place + " (F5 starts over)"
                        : ": the game starts over, because there is no scene '"
                                + checkpoint.first().scene() + "' any more"));
        return exists;
    }

    /** The place of the last checkpoint, as {@code stage » guardian}; null if there is none, or its scene is gone. */
    public @Nullable String place() {
        GameStart checkpoint = requests.checkpoint();
        return checkpoint == null || !exists(checkpoint.first()) ? null : text(checkpoint.first());
    }

    private static String text(FirstScene first) {
        String scene = first.scene().isEmpty() ? "the first scene" : first.scene();
        String part = part(first);
        return part.isEmpty() ? scene : scene + TO + part.replace("/", TO);
    }

    private static String part(FirstScene first) {
        if (!first.mark().isEmpty()) return first.mark();
        return first.fields().get(GameStarter.SECTION) instanceof String section ? section : "";
    }

    private boolean exists(FirstScene first) {
        try {
            FirstSceneFiles.check(files, first);
            return true;
        } catch (LuaException | GameFileException missing) {
            return false;
        }
    }
}

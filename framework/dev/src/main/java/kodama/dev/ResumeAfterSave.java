package kodama.dev;

import java.util.Locale;
import java.util.Map;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.input.Pad;
import kodama.log.Log;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.SeekOutcome;
import kodama.lua.bind.LuaException;
import kodama.request.FirstScene;
import kodama.request.GameStart;
import kodama.request.LoopRequest;
import kodama.request.LoopRequests;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.ReloadMode;
import kodama.script.game.GameStarter;
import org.jspecify.annotations.Nullable;

/**
 * Decides where the game continues when a file was saved: at the last checkpoint, at the same tick, or at its start.
 * The default is {@code reload} in game.lua; another choice is saved in the game's folder. Reports how the game has got
 * to the tick.
 */
public final class ResumeAfterSave implements Overlay {
    private static final String FILE = ".kodama/resume.properties";
    private static final String KEY = "after_save";
    private static final String TO = " \u00BB ";

    private final LoopRequests requests;
    private final GameFiles files;
    private final Log log;
    private final PersistentProperties file;

    /** The developer's choice; null if the game's setting decides. */
    private @Nullable ReloadMode chosen;

    private ReloadMode gameMode = ReloadMode.CHECKPOINT;
    private @Nullable RunningGame game;

    /** Reads the choice made in the last run. */
    public ResumeAfterSave(LoopRequests requests, GameFiles files, ContainedPath folder, Log log) {
        this.requests = requests;
        this.files = files;
        this.log = log;
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "where the game continues after a saved script could not be read: ",
                "where the game continues after a saved script is not saved: ");
        chosen = modeOf(file.read().get(KEY));
    }

    private static @Nullable ReloadMode modeOf(@Nullable String word) {
        for (ReloadMode mode : ReloadMode.values()) if (word(mode).equals(word)) return mode;
        return null;
    }

    private static String word(ReloadMode mode) {
        return mode.name().toLowerCase(Locale.ROOT);
    }

    @Override
    public void begin(RunningGame begun) {
        game = begun;
    }

    @Override
    public void end(RunningGame ended) {
        gameMode = ended.config().reload();
        game = null;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame shown) {
        return false;
    }

    /** Where the game continues when a file was saved. */
    public ReloadMode mode() {
        if (chosen != null) return chosen;
        RunningGame running = game;
        return running == null ? gameMode : running.config().reload();
    }

    /** Chooses the next place: the last checkpoint, the same tick, the start. */
    public void chooseNext() {
        ReloadMode[] all = ReloadMode.values();
        chosen = all[(mode().ordinal() + 1) % all.length];
        file.write(Map.of(KEY, word(chosen)));
    }

    /**
     * Returns the request for a simple reset after a file was saved, and logs where the game continues.
     *
     * @param cause the saved file
     */
    LoopRequest simpleReset(String cause) {
        if (mode() == ReloadMode.RESUME)
            return hasSubsystems() ? LoopRequest.SoftReset.toLastTick() : LoopRequest.SimpleReset.toLastTick(cause);
        return new LoopRequest.SimpleReset(cause, null, returns(cause));
    }

    /** The game's subsystems keep their state over a simple reset. */
    private boolean hasSubsystems() {
        RunningGame running = game;
        return running != null && !running.config().java().subsystems().isEmpty();
    }

    /** Returns the request for a soft reset, as {@link #simpleReset}. */
    LoopRequest softReset(String cause) {
        if (mode() == ReloadMode.RESUME) return LoopRequest.SoftReset.toLastTick();
        return new LoopRequest.SoftReset("", null, returns(cause));
    }

    /** Returns whether a reset must return to the last checkpoint, and logs its place. */
    private boolean returns(String cause) {
        GameStart checkpoint = requests.checkpoint();
        if (mode() == ReloadMode.RESTART || checkpoint == null) return false;
        boolean exists = exists(checkpoint.first());
        String place = text(checkpoint.first());
        log.notice(cause
                + (exists
                        ? ": continues at " + place + " (F5 starts over)"
                        : ": the game starts over, because there is no scene '"
                                + checkpoint.first().scene() + "' any more"));
        return exists;
    }

    @Override
    public void seekEnded(SeekOutcome outcome) {
        String place = place();
        String text = SeekText.of(outcome, requests.isSeekOptional(), place == null ? "its start" : place);
        if (!text.isEmpty()) log.notice(text);
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

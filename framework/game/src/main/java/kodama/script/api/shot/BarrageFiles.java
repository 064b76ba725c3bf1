package kodama.script.api.shot;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.base.Spelling;
import kodama.base.StepBudget;
import kodama.bulletml.Barrage;
import kodama.bulletml.BulletmlException;
import kodama.bulletml.BulletmlReader;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.lua.bind.LuaException;

/** The BulletML files that scripts have played since the last reset, each read once, and again when it has changed. */
final class BarrageFiles {
    /** The effort of reading a file, besides its bytes. */
    private static final int COST = 5_000;

    private final GameFiles files;
    private final StepBudget effort;
    private final Log log;
    private final Map<String, Barrage> known = new HashMap<>();
    private final Set<String> said = new HashSet<>();

    /** Warns of what makes no sense in a file but does no harm. */
    BarrageFiles(GameFiles files, StepBudget effort, Log log) {
        this.files = files;
        this.effort = effort;
        this.log = log;
    }

    /** What a file says; the same until it is saved again. */
    Barrage read(String path) {
        Barrage barrage = known.get(path);
        if (barrage != null) return barrage;
        Barrage fresh = load(path);
        known.put(path, fresh);
        return fresh;
    }

    private Barrage load(String path) {
        effort.spend(COST);
        if (!files.exists(path)) throw missing(path);
        try {
            byte[] content = files.read(path);
            effort.spend(content.length);
            return playable(BulletmlReader.read(path, content));
        } catch (BulletmlException | GameFileException wrong) {
            throw new LuaException("shot.bulletml: " + wrong.getMessage());
        }
    }

    /** To list the files takes longest. */
    private LuaException missing(String path) {
        effort.spend(4 * COST);
        String otherCase = files.caseHint(List.of(path));
        String hint = otherCase.isEmpty() ? Spelling.hint(path, files.list("xml")) : otherCase;
        return new LuaException("shot.bulletml: there is no file '" + path + "'" + hint);
    }

    private Barrage playable(Barrage barrage) {
        barrage.warnings().forEach(this::warn);
        if (!barrage.tops().isEmpty()) return barrage;
        String labels = String.join(", ", barrage.actions().keySet());
        throw new BulletmlException(
                barrage.file(),
                "there is nothing to play, as no action of the first level has a label that begins with 'top'"
                        + (labels.isEmpty() ? "" : "; labels are: " + labels));
    }

    /** Tells of something once, however often the file is played. */
    void warn(String warning) {
        if (said.add(warning)) log.warn("warning: " + warning);
    }

    /**
     * Reads a changed file again that a script has asked for; what is under way goes on as it began.
     *
     * @throws LuaException if it makes no sense now; then what it said before is played
     */
    void reload(String path) {
        if (!known.containsKey(path)) return;
        said.clear();
        known.put(path, load(path));
    }
}

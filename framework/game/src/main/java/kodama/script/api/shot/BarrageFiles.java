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

/**
 * The BulletML files that scripts have played since the last reset. Each is read once, and again when it has changed.
 */
final class BarrageFiles {
    /** The effort of reading a file, without its bytes. */
    private static final int COST = 5_000;

    private final GameFiles files;
    private final StepBudget effort;
    private final Log log;
    private final Map<String, Barrage> known = new HashMap<>();
    private final Set<String> warned = new HashSet<>();

    /** Creates a cache that logs warnings about harmless mistakes in files. */
    BarrageFiles(GameFiles files, StepBudget effort, Log log) {
        this.files = files;
        this.effort = effort;
        this.log = log;
    }

    /** Returns the barrage of a file; the same object until the file is saved again. */
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

    /** Listing the files is expensive. */
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
                "there is nothing to play: the file has no top-level action whose label begins with 'top'"
                        + (labels.isEmpty() ? "" : "; labels are: " + labels));
    }

    /** Logs a warning once, however often the file is played. */
    void warn(String warning) {
        if (warned.add(warning)) log.warn("warning: " + warning);
    }

    /**
     * Reads a changed file again if a script has played it. Barrages that are being played continue unchanged.
     *
     * @return whether a script has played it
     * @throws LuaException if the file is invalid; the previous version is then kept
     */
    boolean reload(String path) {
        if (!known.containsKey(path)) return false;
        warned.clear();
        known.put(path, load(path));
        return true;
    }
}

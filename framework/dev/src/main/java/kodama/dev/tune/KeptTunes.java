package kodama.dev.tune;

import java.util.Map;
import java.util.TreeMap;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.file.PropertiesFile;
import kodama.log.Log;
import kodama.script.tune.Tune;
import kodama.script.tune.TuneKeeper;
import org.jspecify.annotations.Nullable;

/**
 * Keeps turned values in a file of the game's folder, which only developers have. A file that cannot be read or written
 * is told and does no other harm.
 */
public final class KeptTunes implements TuneKeeper {
    private static final String FILE = ".kodama/tunes.properties";

    private final ContainedPath file;
    private final WriteBack scripts;
    private final Log log;
    private final Map<String, String> values = new TreeMap<>();

    /** Remembers what the last run of the program has kept. */
    public KeptTunes(ContainedPath folder, GameFiles files, Log log) {
        this.file = folder.resolve(FILE);
        this.scripts = new WriteBack(files);
        this.log = log;
        try {
            values.putAll(PropertiesFile.read(file.checked()));
        } catch (GameFileException unreadable) {
            log.warn("values begin as the scripts say: " + unreadable.getMessage());
        }
    }

    @Override
    public @Nullable String kept(String name) {
        return values.get(name);
    }

    @Override
    public void keep(String name, @Nullable String text) {
        String before = text == null ? values.remove(name) : values.put(name, text);
        if (text == null ? before == null : text.equals(before)) return;
        try {
            PropertiesFile.write(file.checked(), values);
        } catch (GameFileException unwritable) {
            log.warn("turned values are not kept for the next start: " + unwritable.getMessage());
        }
    }

    @Override
    public void writeBack(Tune tune) {
        scripts.write(tune);
    }
}

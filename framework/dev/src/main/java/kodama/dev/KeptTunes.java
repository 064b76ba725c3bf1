package kodama.dev;

import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.file.KeptProperties;
import kodama.log.Log;
import kodama.script.debug.Tune;
import kodama.script.debug.TuneKeeper;
import org.jspecify.annotations.Nullable;

/**
 * Keeps turned values in a file of the game's folder, which only developers have.
 */
public final class KeptTunes implements TuneKeeper {
    private static final String FILE = ".kodama/tunes.properties";

    private final KeptProperties file;
    private final WriteBack scripts;
    private final Map<String, String> values = new TreeMap<>();

    /** Remembers what the last run of the program has kept. */
    public KeptTunes(ContainedPath folder, GameFiles files, Log log) {
        file = new KeptProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "values begin as the scripts say: ",
                "turned values are not kept for the next start: ");
        scripts = new WriteBack(files);
        values.putAll(file.read());
    }

    @Override
    public @Nullable String kept(String name) {
        return values.get(name);
    }

    @Override
    public void keep(String name, @Nullable String text) {
        String before = text == null ? values.remove(name) : values.put(name, text);
        if (!Objects.equals(text, before)) file.write(values);
    }

    @Override
    public void writeBack(Tune tune) {
        scripts.write(tune);
    }
}

package kodama.dev;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.AtomicFile;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.log.Log;
import kodama.script.debug.Tune;
import kodama.script.debug.TuneStorage;
import org.jspecify.annotations.Nullable;

/** Keeps turned values in a file of the game's folder, which only developers have, and writes them into scripts. */
public final class TuneStore implements TuneStorage {
    private static final String FILE = ".kodama/tunes.properties";
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+)");

    private final PersistentProperties file;
    private final GameFiles files;
    private final Map<String, String> values = new TreeMap<>();

    /** Remembers what the last run of the program has kept. */
    public TuneStore(ContainedPath folder, GameFiles files, Log log) {
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "values begin as the scripts say: ",
                "turned values are not kept for the next start: ");
        this.files = files;
        values.putAll(file.read());
    }

    @Override
    public @Nullable String load(String name) {
        return values.get(name);
    }

    @Override
    public void save(String name, @Nullable String text) {
        String before = text == null ? values.remove(name) : values.put(name, text);
        if (!Objects.equals(text, before)) file.write(values);
    }

    /** Exchanges the literal in the script that makes the value; all other bytes stay. */
    @Override
    public void writeBack(Tune tune) {
        Matcher place = PLACE.matcher(tune.place());
        Path script = place.matches() ? onDisk(place.group(1)).orElse(null) : null;
        if (script == null)
            throw refused(tune, "this is no script in the game's folder; write " + tune.text() + " there by hand");
        try {
            byte[] before = files.read(place.group(1));
            AtomicFile.write(script, exchanged(before, tune, Integer.parseInt(place.group(2))));
        } catch (GameFileException failed) {
            throw new IllegalStateException(String.valueOf(failed.getMessage()), failed);
        }
    }

    private Optional<Path> onDisk(String path) {
        return files.exists(path) ? files.pathOnDisk(path) : Optional.empty();
    }

    private static byte[] exchanged(byte[] script, Tune tune, int line) {
        TuneLiteral literal = TuneLiteral.find(script, line, tune.name())
                .orElseThrow(() -> refused(
                        tune,
                        "tune(\"" + tune.name() + "\", ...) does not stand there once any"
                                + " more; save the file and let the game begin again"));
        if (!literal.isLiteral())
            throw refused(
                    tune, "its value is no plain number, boolean or text there; write " + tune.text() + " by hand");
        if (!literal.hasValue(tune.scriptValue()))
            throw refused(
                    tune,
                    "its value is " + literal.text() + " there, not " + tune.scriptText()
                            + " as the game knows it; let the game begin again");
        return literal.withValue(tune.value(), tune.text()).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static IllegalStateException refused(Tune tune, String reason) {
        return new IllegalStateException(tune.name() + " is not written to " + tune.place() + ": " + reason);
    }
}

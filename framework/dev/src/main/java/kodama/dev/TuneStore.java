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

/** Saves tuned values in a file in the game's folder, which is not packed, and writes them back into scripts. */
public final class TuneStore implements TuneStorage {
    private static final String FILE = ".kodama/tunes.properties";
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+)");

    private final PersistentProperties file;
    private final GameFiles files;
    private final Map<String, String> values = new TreeMap<>();

    /** Reads the values saved by the last run. */
    public TuneStore(ContainedPath folder, GameFiles files, Log log) {
        file = new PersistentProperties(
                folder.resolve(FILE)::checked,
                log::warn,
                "tuned values could not be read; the scripts' values are used: ",
                "tuned values are not saved: ");
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

    /** Replaces the literal in the script; all other bytes are unchanged. */
    @Override
    public void writeBack(Tune tune) {
        Matcher place = PLACE.matcher(tune.place());
        Path script = place.matches() ? onDisk(place.group(1)).orElse(null) : null;
        if (script == null)
            throw refused(tune, "the script is not in the game's folder; write " + tune.text() + " there by hand");
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
                        "tune(\"" + tune.name() + "\", ...) must be there exactly once;"
                                + " save the file and restart the game"));
        if (!literal.isLiteral())
            throw refused(
                    tune, "its value there must be a number, boolean or string; write " + tune.text() + " by hand");
        if (!literal.hasValue(tune.scriptValue()))
            throw refused(
                    tune,
                    "its value is " + literal.text() + " there, not " + tune.scriptText()
                            + " as in the running game; restart the game");
        return literal.withValue(tune.value(), tune.text()).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static IllegalStateException refused(Tune tune, String reason) {
        return new IllegalStateException(tune.name() + " was not written to " + tune.place() + ": " + reason);
    }
}

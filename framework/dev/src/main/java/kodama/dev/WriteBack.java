package kodama.dev;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.file.AtomicFile;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.script.debug.Tune;

/** Puts the values of tunes into the scripts that make them: a literal is exchanged, all other bytes stay. */
final class WriteBack {
    private static final Pattern PLACE = Pattern.compile("(.+):(\\d+)");

    private final GameFiles files;

    WriteBack(GameFiles files) {
        this.files = files;
    }

    /**
     * Writes a value.
     *
     * @throws IllegalStateException if that cannot be done; says why, and nothing has changed
     */
    void write(Tune tune) {
        Matcher place = PLACE.matcher(tune.place());
        Path file = place.matches() ? onDisk(place.group(1)).orElse(null) : null;
        if (file == null)
            throw refused(tune, "this is no script in the game's folder; write " + tune.text() + " there by hand");
        try {
            byte[] script = files.read(place.group(1));
            AtomicFile.write(file, exchanged(script, tune, Integer.parseInt(place.group(2))));
        } catch (GameFileException failed) {
            throw new IllegalStateException(String.valueOf(failed.getMessage()), failed);
        }
    }

    private Optional<Path> onDisk(String path) {
        return files.exists(path) ? files.onDisk(path) : Optional.empty();
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
        if (!literal.says(tune.scriptValue()))
            throw refused(
                    tune,
                    "its value is " + literal.text() + " there, not " + tune.scriptText()
                            + " as the game knows it; let the game begin again");
        return literal.exchanged(tune.value(), tune.text()).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static IllegalStateException refused(Tune tune, String reason) {
        return new IllegalStateException(tune.name() + " is not written to " + tune.place() + ": " + reason);
    }
}

package kodama.cli.dev.folder;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.file.ContentDigest;
import kodama.file.GameFileException;
import kodama.file.PropertiesFile;
import kodama.file.UserFolder;
import org.jspecify.annotations.Nullable;

/**
 * Remembers, outside of any game, whose Java parts the user has trusted: by the game's folder and the content of these
 * parts, so that others in their place are not trusted. A file that cannot be read or written is told, and then no one
 * is trusted.
 */
final class TrustedGames {
    private final @Nullable Path file;
    private final Consumer<String> log;

    /** @param file where they are kept; made when the first game is trusted; null if no answer can be kept */
    TrustedGames(@Nullable Path file, Consumer<String> log) {
        this.file = file;
        this.log = log;
    }

    boolean has(Path folder, List<Path> parts) {
        String known = read().get(real(folder));
        return known != null && known.equals(ContentDigest.of(parts));
    }

    void add(Path folder, List<Path> parts) {
        if (file == null) {
            log.accept("kodama: the answer is not kept for the next start: " + UserFolder.NONE);
            return;
        }
        Map<String, String> games = new TreeMap<>(read());
        games.put(real(folder), ContentDigest.of(parts));
        try {
            PropertiesFile.write(file, games);
        } catch (GameFileException unwritable) {
            log.accept("kodama: the answer is not kept for the next start: " + unwritable.getMessage());
        }
    }

    private Map<String, String> read() {
        try {
            return file == null ? Map.of() : PropertiesFile.read(file);
        } catch (GameFileException unreadable) {
            log.accept("kodama: which games are trusted is not known: " + unreadable.getMessage());
            return Map.of();
        }
    }

    private static String real(Path folder) {
        try {
            return folder.toRealPath().toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

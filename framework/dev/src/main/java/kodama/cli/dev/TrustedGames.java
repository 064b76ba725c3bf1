package kodama.cli.dev;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.dev.PersistentProperties;
import kodama.file.ContentDigest;
import kodama.file.UserFolder;
import org.jspecify.annotations.Nullable;

/**
 * Remembers which games' Java parts the user trusts: by the game's folder and a hash of these parts, so that changed
 * parts are not trusted. Stored outside of any game. If the file cannot be read or written, logs that and trusts no
 * game.
 */
final class TrustedGames {
    private static final String NOT_KEPT = "kodama: the answer is not stored: ";

    private final @Nullable PersistentProperties file;
    private final Consumer<String> log;

    /** @param file file of the answers, created on the first one; null if answers cannot be stored */
    TrustedGames(@Nullable Path file, Consumer<String> log) {
        this.file = file == null
                ? null
                : new PersistentProperties(
                        () -> file, log, "kodama: the list of trusted games cannot be read: ", NOT_KEPT);
        this.log = log;
    }

    boolean has(Path folder, List<Path> parts) {
        String known = file == null ? null : file.read().get(real(folder));
        return known != null && known.equals(ContentDigest.of(parts));
    }

    void add(Path folder, List<Path> parts) {
        if (file == null) {
            log.accept(NOT_KEPT + UserFolder.NONE);
            return;
        }
        Map<String, String> games = new TreeMap<>(file.read());
        games.put(real(folder), ContentDigest.of(parts));
        file.write(games);
    }

    private static String real(Path folder) {
        try {
            return folder.toRealPath().toString();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

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
 * Remembers, outside of any game, whose Java parts the user has trusted: by the game's folder and the content of these
 * parts, so that others in their place are not trusted. A file that cannot be read or written is told, and then no one
 * is trusted.
 */
final class TrustedGames {
    private static final String NOT_KEPT = "kodama: the answer is not kept for the next start: ";

    private final @Nullable PersistentProperties file;
    private final Consumer<String> log;

    /** @param file where they are kept; made when the first game is trusted; null if no answer can be kept */
    TrustedGames(@Nullable Path file, Consumer<String> log) {
        this.file = file == null
                ? null
                : new PersistentProperties(() -> file, log, "kodama: which games are trusted is not known: ", NOT_KEPT);
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

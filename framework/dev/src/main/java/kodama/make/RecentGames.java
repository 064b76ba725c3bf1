package kodama.make;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.dev.PersistentProperties;
import kodama.file.GameFileException;
import kodama.file.PathParser;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** The folders of recent games, the most recent first; kept in a file. */
final class RecentGames {
    /** Maximum number of folders; more do not fit into the window. */
    private static final int MAX_GAMES = 12;

    private final PersistentProperties file;

    /** @param file the list's file; need not exist */
    RecentGames(Path file, Consumer<String> log) {
        this.file = new PersistentProperties(() -> file, log, "", "");
    }

    /** Absolute paths, the most recent first. A folder need not exist any more. */
    List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        Map<String, String> kept = file.read();
        for (int place = 1; place <= MAX_GAMES; place++) add(kept.get(key(place)), folders);
        return folders;
    }

    private static void add(@Nullable String name, List<Path> folders) {
        if (name == null) return;
        try {
            folders.add(PathParser.parse(name));
        } catch (GameFileException ofAnotherSystem) {
            // not a valid path: skipped
        }
    }

    /** Moves a game's folder to the first position. */
    void add(Path folder) {
        List<Path> folders = without(folder);
        folders.add(0, folder.toAbsolutePath().normalize());
        write(folders);
    }

    /** Removes a folder from the list; its files are unchanged. */
    void forget(Path folder) {
        write(without(folder));
    }

    private List<Path> without(Path folder) {
        List<Path> folders = folders();
        folders.remove(folder.toAbsolutePath().normalize());
        return folders;
    }

    private void write(List<Path> folders) {
        Map<String, String> kept = new TreeMap<>();
        for (int i = 0; i < Math.min(MAX_GAMES, folders.size()); i++)
            kept.put(key(i + 1), folders.get(i).toString());
        file.write(kept);
    }

    /** Two digits, so that sorted keys are in order. */
    private static String key(int place) {
        return "%02d".formatted(place);
    }

    /** Whether a folder contains a game. */
    static boolean isGame(Path folder) {
        return Files.isRegularFile(folder.resolve(GameConfig.FILE));
    }
}

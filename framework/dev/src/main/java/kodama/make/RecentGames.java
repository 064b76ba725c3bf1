package kodama.make;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import kodama.dev.PersistentProperties;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** The folders of the games that someone has worked on lately, the last first; kept in a file. */
final class RecentGames {
    /** More than fit on the window are of no use. */
    private static final int MOST = 12;

    private final PersistentProperties file;

    /** @param file a file, which need not be there */
    RecentGames(Path file, Consumer<String> log) {
        this.file = new PersistentProperties(() -> file, log, "", "");
    }

    /** Absolute paths, the last first; also of folders that are gone. */
    List<Path> folders() {
        List<Path> folders = new ArrayList<>();
        Map<String, String> kept = file.read();
        for (int place = 1; place <= MOST; place++) add(kept.get(key(place)), folders);
        return folders;
    }

    private static void add(@Nullable String name, List<Path> folders) {
        if (name == null) return;
        try {
            folders.add(Path.of(name));
        } catch (InvalidPathException ofAnotherSystem) {
            // then it is left out
        }
    }

    /** Puts a game's folder at the first place. */
    void add(Path folder) {
        List<Path> folders = without(folder);
        folders.add(0, folder.toAbsolutePath().normalize());
        write(folders);
    }

    /** Forgets a folder; the folder itself stays as it is. */
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
        for (int i = 0; i < Math.min(MOST, folders.size()); i++)
            kept.put(key(i + 1), folders.get(i).toString());
        file.write(kept);
    }

    /** Two digits, so that the file has them in their order, too. */
    private static String key(int place) {
        return "%02d".formatted(place);
    }

    /** Whether there is a game in a folder. */
    static boolean isGame(Path folder) {
        return Files.isRegularFile(folder.resolve(GameConfig.FILE));
    }
}

package kodama.cli;

import java.nio.file.Path;
import kodama.file.ContainedPath;
import kodama.file.UserFolder;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** Locates the folder of a game's saves and its player's settings. */
@FunctionalInterface
public interface SaveLocation {
    /** The user's application data folder, for packed games. */
    SaveLocation USER_FOLDER = new SaveLocation() {
        @Override
        public @Nullable ContainedPath of(GameConfig config) {
            return UserFolder.ofProgram(config.id()).map(ContainedPath::root).orElse(null);
        }

        @Override
        public @Nullable ContainedPath logFile(GameConfig config) {
            ContainedPath folder = of(config);
            return folder == null ? null : folder.resolve("log.txt");
        }
    };

    /**
     * Returns the location for a game in a folder: inside that folder, so that test data stays with the game, and an
     * untrusted game cannot read the saves of others.
     */
    static SaveLocation in(Path game) {
        return config -> ContainedPath.root(game).resolve(".kodama/save");
    }

    /** Returns the folder, which need not exist; null if there is none for this user. */
    @Nullable
    ContainedPath of(GameConfig config);

    /**
     * Returns the default log file of a game that was started without a terminal; null for none. Its folder need not
     * exist.
     */
    default @Nullable ContainedPath logFile(GameConfig config) {
        return null;
    }
}

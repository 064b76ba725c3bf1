package kodama.cli;

import java.nio.file.Path;
import kodama.file.ContainedPath;
import kodama.file.UserFolder;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** Says where a game keeps what is saved, and what its player has chosen. */
@FunctionalInterface
public interface SaveLocation {
    /** A packed game's: the place that the system has for what belongs to its user. */
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
     * That of a game in a folder: the folder itself, so that what is tried out stays beside the game and a stranger's
     * game cannot read what others keep.
     */
    static SaveLocation in(Path game) {
        return config -> ContainedPath.root(game).resolve(".kodama/save");
    }

    /** The folder, which need not exist; null if this user has no place for it. */
    @Nullable
    ContainedPath of(GameConfig config);

    /**
     * The file that the log is kept in unless the command line names another, as a game that its player has started has
     * no terminal; its folder need not exist. Null for none.
     */
    default @Nullable ContainedPath logFile(GameConfig config) {
        return null;
    }
}

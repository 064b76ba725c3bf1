package kodama.cli.dev;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import kodama.cli.CommandException;
import kodama.file.GameFileException;
import kodama.file.PathParser;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * The folders from which {@code game.lua} may add further parts of a game: its own folder, and the one in which the
 * command was started, because developers start it above all parts. An untrusted game cannot reach any other folder.
 */
final class AllowedFolders {
    private final Path folder;
    private final Path started;

    /** @param started working directory of the command */
    AllowedFolders(Path folder, Path started) {
        this.folder = folder;
        this.started = started.toAbsolutePath();
    }

    /**
     * Finds the file or folder that an option names relative to the game's folder. Returns null if it does not exist.
     *
     * @throws CommandException if the name is not a valid path, or leads outside the allowed folders
     */
    @Nullable
    Path find(String option, String name) {
        Path path = path(option, name);
        // before any access: accessing a path on another machine would already reveal the user
        if (!isOnTheDiskOf(folder, path) && !isOnTheDiskOf(started, path)) throw outside(option, name);
        if (!Files.exists(path)) return null;
        if (isBelow(folder, path) || isBelow(started, path)) return path;
        throw outside(option, name);
    }

    private Path path(String option, String name) {
        try {
            return folder.resolve(PathParser.parse(name)).normalize();
        } catch (GameFileException wrong) {
            throw new CommandException(
                    "%s: option '%s' names '%s', which is %s"
                            .formatted(GameConfig.FILE, option, printable(name), wrong.reason()),
                    wrong);
        }
    }

    private static boolean isOnTheDiskOf(Path base, Path path) {
        return Objects.equals(
                base.toAbsolutePath().getRoot(), path.toAbsolutePath().getRoot());
    }

    /** Compares the real paths, with links resolved. */
    private static boolean isBelow(Path base, Path path) {
        try {
            return path.toRealPath().startsWith(base.toRealPath());
        } catch (IOException unreadable) {
            return false;
        }
    }

    private CommandException outside(String option, String name) {
        return new CommandException(
                "%s: '%s' in '%s' is outside the game's folder and outside %s, where the command was started"
                        .formatted(GameConfig.FILE, printable(name), option, started));
    }

    private static String printable(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }
}

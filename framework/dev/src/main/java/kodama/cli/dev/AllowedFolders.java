package kodama.cli.dev;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Objects;
import kodama.cli.CommandException;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/**
 * How far {@code game.lua} may reach for further parts of a game: into its own folder, and into that in which the
 * command was started, as those who work on a game start it above all its parts. So a game from a stranger looks
 * nowhere else.
 */
final class AllowedFolders {
    private final Path folder;
    private final Path started;

    /** @param started the folder in which the command was started */
    AllowedFolders(Path folder, Path started) {
        this.folder = folder;
        this.started = started.toAbsolutePath();
    }

    /**
     * Finds the file or folder that an option names relative to the game's folder; null if it is not there.
     *
     * @throws CommandException if the name makes no path, or the path leads out of reach
     */
    @Nullable
    Path find(String option, String name) {
        Path path = path(option, name);
        // before anything is looked up: to look at a place on another machine already tells that one who is looking
        if (!isOnTheDiskOf(folder, path) && !isOnTheDiskOf(started, path)) throw outside(option, name);
        if (!Files.exists(path)) return null;
        if (isBelow(folder, path) || isBelow(started, path)) return path;
        throw outside(option, name);
    }

    private Path path(String option, String name) {
        try {
            return folder.resolve(name).normalize();
        } catch (InvalidPathException wrong) {
            throw new CommandException(
                    "%s: option '%s' names '%s', which is no name of a file (%s)"
                            .formatted(GameConfig.FILE, option, printable(name), wrong.getReason()),
                    wrong);
        }
    }

    private static boolean isOnTheDiskOf(Path base, Path path) {
        return Objects.equals(
                base.toAbsolutePath().getRoot(), path.toAbsolutePath().getRoot());
    }

    /** As links lead, not as names look. */
    private static boolean isBelow(Path base, Path path) {
        try {
            return path.toRealPath().startsWith(base.toRealPath());
        } catch (IOException unreadable) {
            return false;
        }
    }

    private CommandException outside(String option, String name) {
        return new CommandException(
                "%s: '%s' in '%s' lies outside the game's folder, and outside of %s, where the command was started"
                        .formatted(GameConfig.FILE, printable(name), option, started));
    }

    private static String printable(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }
}

package kodama.cli.dev;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kodama.base.PrintableText;
import kodama.cli.CommandException;
import kodama.cli.PackedGame;
import kodama.cli.PackedMain;
import kodama.file.ClassUrl;
import kodama.file.GameFileException;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.jspecify.annotations.Nullable;

/** Finds and opens the games of replays; closing it closes the jars of packed games. */
final class ReplayGames implements AutoCloseable {
    private final @Nullable Path named;
    private final TrustOptions trust;
    private final Consumer<String> warnings;
    private final Map<Path, Supplier<GameProject>> opened = new HashMap<>();
    private final List<URLClassLoader> jars = new ArrayList<>();

    /**
     * Creates an instance that has opened no game.
     *
     * @param named folder or packed jar of all games; null to look around each replay
     * @param warnings receives a line about a game whose Java code is not trusted
     */
    ReplayGames(@Nullable Path named, TrustOptions trust, Consumer<String> warnings) {
        this.named = named;
        this.trust = trust;
        this.warnings = warnings;
    }

    /** Returns where the game of a replay is, which is in a folder around the file unless it is named. */
    Path placeOf(Path replay) {
        if (named != null) return named;
        Path folder = around(replay);
        if (folder != null) return folder;
        throw noGame(replay, "the game's folder or packed jar with --game GAME");
    }

    /**
     * Returns the game's folder around a replay, or else the current folder.
     *
     * @throws CommandException if neither has a game, or there is no such file
     */
    static Path folderOf(Path replay) {
        if (!Files.exists(replay)) throw new CommandException("there is no file '" + replay + "'");
        Path folder = around(replay);
        if (folder != null) return folder;
        throw noGame(replay, "the game's folder before the replay");
    }

    private static @Nullable Path around(Path replay) {
        for (Path at = replay.toAbsolutePath().normalize().getParent(); at != null; at = at.getParent())
            if (isGame(at)) return at;
        Path current = Path.of(".");
        return isGame(current) ? current : null;
    }

    private static CommandException noGame(Path replay, String missing) {
        return new CommandException("there is no game for " + PrintableText.line(replay.toString())
                + ": neither the current folder nor a folder"
                + " around the file has a " + GameConfig.FILE + "; name " + missing);
    }

    private static boolean isGame(Path folder) {
        return Files.isRegularFile(folder.resolve(GameConfig.FILE));
    }

    /** Opens each game once, so that Java code is asked about once. */
    Supplier<GameProject> gameAt(Path place) {
        return opened.computeIfAbsent(place, this::open);
    }

    Supplier<GameProject> open(Path place) {
        if (Files.isRegularFile(place)) return packed(place);
        GameFolder folder = GameFolder.of(place);
        try (GameProject project = folder.get()) {
            JavaTrustCheck.of(trust, warnings).check(folder, project.config(), false);
        } catch (GameConfigException | GameFileException wrong) {
            throw new CommandException(wrong);
        }
        return folder;
    }

    private Supplier<GameProject> packed(Path jar) {
        try {
            URLClassLoader open = new URLClassLoader(new URL[] {ClassUrl.of(jar)}, ReplayGames.class.getClassLoader());
            jars.add(open);
            PackedGame packed = new PackedGame(open, PackedMain.GAME_PREFIX);
            packed.get().close();
            return packed;
        } catch (GameFileException none) {
            throw new CommandException("there is no packed game in '" + PrintableText.line(jar.toString()) + "'", none);
        }
    }

    @Override
    public void close() {
        for (URLClassLoader jar : jars) {
            try {
                jar.close();
            } catch (IOException e) {
                warnings.accept("a packed game could not be closed: " + e.getMessage());
            }
        }
    }
}

package kodama.cli;

import java.util.function.Supplier;
import kodama.file.ContainedPath;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** A game inside the running jar, with its Java classes beside it. */
public final class PackedGame implements Supplier<GameProject> {
    private final ClassLoader jar;
    private final String prefix;
    private final SaveLocation place;

    /**
     * Names the game.
     *
     * @param jar loads the jar's files and the game's Java classes
     * @param prefix where the game's files lie in the jar, as in {@code kodama/game/}
     */
    public PackedGame(ClassLoader jar, String prefix) {
        this(jar, prefix, SaveLocation.USER_FOLDER);
    }

    PackedGame(ClassLoader jar, String prefix, SaveLocation place) {
        this.jar = jar;
        this.prefix = prefix;
        this.place = place;
    }

    /**
     * Plays the game as a program of its own.
     *
     * @param name how the program is started, for its help
     * @param args the options, those of {@code kodama run} that {@link RunOption} tells of
     * @return the exit code: 0 when all went well, 1 when a script failed, 2 for wrong use
     */
    public int play(String name, String... args) {
        return play(ConsoleWriters.ofProgram(), name, args);
    }

    int play(ConsoleWriters console, String name, String... args) {
        try {
            return play(console, name, new PackedArguments(args));
        } catch (RuntimeException failed) {
            int code = CommandException.report(failed, console.err());
            if (failed instanceof InvalidOptionException)
                console.err().println("See: " + name + " " + PackedArguments.HELP);
            return code;
        } catch (OutOfMemoryError lacking) {
            return CommandException.report(lacking, console.err());
        }
    }

    private int play(ConsoleWriters console, String name, PackedArguments arguments) {
        if (arguments.asksForHelp()) return tell(console, String.join("\n", PackedArguments.help(name)));
        if (arguments.asksForVersion()) return tell(console, Version.of(config()));
        RunOptions options = new RunOptions(console);
        arguments.read(options);
        return new GameRunner(
                        this,
                        options,
                        LaunchMode.RELEASED,
                        place,
                        GameRunner.TrustCheck.TRUSTED,
                        parts -> FrameObserver.NONE)
                .play();
    }

    private GameConfig config() {
        return get().config();
    }

    /** Where the log is kept of a game that is played in a window; null for nowhere. */
    @Nullable
    ContainedPath logFile() {
        return place.logFile(config());
    }

    private static int tell(ConsoleWriters console, String text) {
        console.out().println(text);
        return 0;
    }

    @Override
    public GameProject get() {
        GameFiles files = GameFiles.classpath(jar, prefix);
        // wrapped: the game is closed with its loader if that can be closed, and this one is the program's
        ClassLoader classes = new ClassLoader(jar) {};
        return new GameProject(GameConfig.read(files.read(GameConfig.FILE)), files, classes);
    }
}

package kodama.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import kodama.base.PrintableText;
import kodama.desktop.SplashWindow;
import kodama.file.ContainedPath;
import kodama.file.FileHashes;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.loop.replay.PackedHashes;
import kodama.loop.verify.ReplayVerdict;
import kodama.loop.verify.ReplayVerifier;
import kodama.replay.Replay;
import kodama.replay.ReplayFile;
import kodama.script.config.GameConfig;
import org.jspecify.annotations.Nullable;

/** A game inside the running jar, together with its Java classes. */
public final class PackedGame implements Supplier<GameProject> {
    private final ClassLoader jar;
    private final String prefix;
    private final SaveLocation saveLocation;

    /**
     * Creates the game; opens nothing yet.
     *
     * @param jar loads the jar's files and the game's Java classes
     * @param prefix folder of the game's files in the jar, such as {@code kodama/game/}
     */
    public PackedGame(ClassLoader jar, String prefix) {
        this(jar, prefix, SaveLocation.USER_FOLDER);
    }

    PackedGame(ClassLoader jar, String prefix, SaveLocation saveLocation) {
        this.jar = jar;
        this.prefix = prefix;
        this.saveLocation = saveLocation;
    }

    /**
     * Plays the game as a program of its own.
     *
     * @param name command that starts the program, as its help shows it
     * @param args the arguments; allows the options of {@code kodama run} in {@link RunOption}
     * @return the exit code: 0 on success, 1 if a script failed, 2 for incorrect usage
     */
    public int play(String name, String... args) {
        return play(ConsoleWriters.ofProgram(), name, args);
    }

    int play(ConsoleWriters console, String name, String... args) {
        try {
            return play(console, name, new PackedArguments(args));
        } catch (RuntimeException failed) {
            int code = CommandException.report(failed, console.err());
            CodePage.hint(String.valueOf(failed.getMessage()), List.of(args)).forEach(console.err()::println);
            if (failed instanceof InvalidOptionException)
                console.err().println("See: " + name + " " + PackedArguments.HELP);
            return code;
        } catch (OutOfMemoryError lacking) {
            return CommandException.report(lacking, console.err());
        }
    }

    private int play(ConsoleWriters console, String name, PackedArguments arguments) {
        StartTimes.mark("Java until main");
        if (arguments.asksForHelp()) return print(console, String.join("\n", PackedArguments.help(name)));
        if (arguments.asksForVersion()) return print(console, Version.of(config()));
        RunOptions options = new RunOptions(console);
        arguments.read(options);
        options.checkNoFirstTick();
        Path replay = options.verifiedFile();
        if (replay != null) return verify(replay, options.allowsAnyVersion(), console);
        return new GameRunner(
                        this,
                        options,
                        LaunchMode.RELEASED,
                        saveLocation,
                        GameRunner.TrustCheck.TRUSTED,
                        parts -> SessionObserver.NONE)
                .play();
    }

    private int verify(Path file, boolean anyVersion, ConsoleWriters console) {
        SplashWindow.close();
        Replay replay = ReplayFile.read(file);
        String mismatch = mismatch(replay);
        if (mismatch != null && !anyVersion) throw new CommandException(file + " " + mismatch);
        ReplayVerdict verdict = new ReplayVerifier(this).verify(replay);
        console.out().println(PrintableText.line(file.toString()) + " " + verdict);
        return verdict.isInSync() ? 0 : 1;
    }

    private @Nullable String mismatch(Replay replay) {
        try (GameProject project = get()) {
            return project.mismatch(replay, new FileHashes());
        }
    }

    private GameConfig config() {
        return get().config();
    }

    /** Returns the default log file of a game in a window; null for none. */
    @Nullable
    ContainedPath logFile() {
        return saveLocation.logFile(config());
    }

    private static int print(ConsoleWriters console, String text) {
        console.out().println(text);
        return 0;
    }

    @Override
    public GameProject get() {
        GameFiles files = GameFiles.classpath(jar, prefix);
        // a subclass, because closing the game closes its class loader if that is closeable, and this one is the
        // program's
        ClassLoader classes = new ClassLoader(jar) {};
        return new GameProject(GameConfig.read(files.read(GameConfig.FILE)), files, classes, PackedHashes.read(jar));
    }
}

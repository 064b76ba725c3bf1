package kodama.cli.dev;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import kodama.cli.CommandException;
import kodama.cli.ConsoleWriters;
import kodama.cli.GameRunner;
import kodama.cli.LaunchMode;
import kodama.cli.RunOption;
import kodama.cli.RunOptions;
import kodama.cli.SaveLocation;
import kodama.dev.overlay.StatsOverlay;
import kodama.replay.ReplayFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IModelTransformer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** Base class of the commands that play the game of a folder. */
@Command(modelTransformer = PlayGameCommand.RunOptionsTransformer.class)
abstract class PlayGameCommand implements Callable<Integer> {
    @Parameters(
            index = "0",
            paramLabel = "DIR",
            arity = "0..1",
            defaultValue = ".",
            description = "The game's folder (default: the current folder, or that of the replay).")
    private Path folder = Path.of(".");

    @Parameters(
            index = "1",
            paramLabel = "FILE.kreplay",
            arity = "0..1",
            description = "A replay to watch, as with --watch.")
    private @Nullable Path watched;

    @Spec
    private CommandSpec spec;

    @Mixin
    private CaptureOptions capture = new CaptureOptions();

    @Mixin
    private TrustOptions trust = new TrustOptions();

    @Option(names = "--overlay", description = "Show statistics and a frame graph over the game; F3 toggles them.")
    private boolean overlay;

    private final boolean asks;

    /**
     * @param asks whether to ask the player in a window before the Java parts of an untrusted game run
     */
    PlayGameCommand(boolean asks) {
        this.asks = asks;
    }

    @Override
    public final Integer call() {
        if (watched == null && RunOption.isReplay(folder.toString()) && !Files.isDirectory(folder)) {
            watched = folder;
            folder = ReplayGames.folderOf(watched);
        }
        spec.commandLine().setErr(ScriptPaths.of(folder).in(spec.commandLine().getErr()));
        RunOptions options = RunOptionsTransformer.read(spec.commandLine());
        if (watched != null) watch(watched, options);
        GameFolder game = GameFolder.of(folder);
        prepare(game, options);
        JavaTrustCheck gate = JavaTrustCheck.of(trust, options.err()::println);
        GameRunner.TrustCheck entrance = (config, inWindow) -> gate.check(game, config, asks && inWindow);
        return new GameRunner(
                        game, options, launchMode(folder), SaveLocation.in(folder), entrance, capture.observer(options))
                .play();
    }

    private void watch(Path file, RunOptions options) {
        if (!RunOption.isReplay(file.toString()))
            throw new CommandException("'" + file + "' is not a replay (FILE" + ReplayFile.EXTENSION + ")");
        if (spec.commandLine().getParseResult().hasMatchedOption(RunOption.WATCH.name()))
            throw new CommandException("only one replay can be named, but there are several");
        options.set(RunOption.WATCH.name(), file.toString());
    }

    /** Returns the initial amount of statistics over the game. */
    final StatsOverlay.Level statsLevel() {
        return overlay ? StatsOverlay.Level.ALL : StatsOverlay.Level.OFF;
    }

    /** Prepares a game before it is opened. */
    void prepare(GameFolder game, RunOptions options) {}

    /** Returns the launch mode for the game of a folder. */
    abstract LaunchMode launchMode(Path folder);

    /** Adds the options of {@link RunOption} to those of a command. */
    static final class RunOptionsTransformer implements IModelTransformer {
        @Override
        public CommandSpec transform(CommandSpec command) {
            for (RunOption option : RunOption.ALL) command.addOption(spec(option));
            return command;
        }

        private static OptionSpec spec(RunOption option) {
            OptionSpec.Builder spec = OptionSpec.builder(option.name())
                    .description(option.description().toArray(String[]::new));
            if (!option.hasValue()) return spec.type(boolean.class).build();
            return spec.type(String.class).arity("1").paramLabel(option.value()).build();
        }

        /** Returns the parsed options. */
        static RunOptions read(CommandLine command) {
            RunOptions options = new RunOptions(new ConsoleWriters(command.getOut(), command.getErr()));
            ParseResult given = command.getParseResult();
            for (RunOption option : RunOption.ALL) {
                String value = option.hasValue() ? given.matchedOptionValue(option.name(), "") : "";
                if (given.hasMatchedOption(option.name())) options.set(option.name(), value);
            }
            return options;
        }
    }
}

package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.PrintableText;
import kodama.cli.CommandException;
import kodama.data.JsonWriter;
import kodama.file.FileHashes;
import kodama.loop.GameProject;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.verify.ReplayVerdict;
import kodama.loop.verify.ReplayVerifier;
import kodama.loop.verify.TwinRun;
import kodama.replay.Replay;
import kodama.replay.ReplayException;
import kodama.replay.ReplayFile;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code kodama verify}: checks that recorded runs have the same course again. */
@Command(
        name = "verify",
        description = {
            "Play recorded runs without a window, as fast as possible, and check that they have the same course and the"
                    + " same fields, such as a score.",
            "With --twice, play a game twice with the same random input, and report what differs.",
            "The exit code is 0 if all are in sync, 1 if one differs, 2 if one cannot be played or the usage is"
                    + " incorrect."
        },
        mixinStandardHelpOptions = true)
final class VerifyCommand implements Callable<Integer> {
    private static final long DEFAULT_TICKS = 3600;
    private static final Pattern PLACE = Pattern.compile("(?:(\\d{1,9}):)?(\\d{1,15})");

    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", arity = "0..*", description = "Replays, or folders with replays.")
    private List<Path> files = new ArrayList<>();

    @Option(
            names = "--game",
            paramLabel = "GAME",
            description = "The game's folder or packed jar (default: the game in whose folder the replay is, such as"
                    + " that of a crash report; otherwise the current folder).")
    private @Nullable Path game;

    @Option(names = "--json", description = "Print the results as a JSON array.")
    private boolean json;

    @Option(names = "--any-version", description = "Also play replays of other versions of the game.")
    private boolean anyVersion;

    @Option(
            names = "--twice",
            paramLabel = "GAME",
            description = "Play this game twice: on one thread, and with a draw thread and all cores.")
    private @Nullable Path twice;

    @Option(names = "--ticks", paramLabel = "N", description = "Number of ticks for --twice (default 3600).")
    private @Nullable Long ticks;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Seed of the game and of the random input for --twice (default 1).")
    private @Nullable Long seed;

    @Option(
            names = "--max-ticks",
            paramLabel = "N",
            description = "Refuse replays that have more than N ticks, before they are played.")
    private long maxTicks = Long.MAX_VALUE;

    @Option(
            names = "--java",
            paramLabel = "JAVA",
            description = "Also play on this Java, the folder of a JDK or a java command, and report what differs.")
    private @Nullable Path java;

    @Option(
            names = "--states",
            paramLabel = "[WORLD:]TICK",
            description = "Print the state after this tick: each value of tasks, shots, lasers and so on.")
    private @Nullable String states;

    @Mixin
    private TrustOptions trust = new TrustOptions();

    private final FileHashes known = new FileHashes();

    @Override
    public Integer call() {
        Path doubled = twice;
        if (doubled != null) return playTwice(doubled);
        if (ticks != null || seed != null)
            throw new CommandException((ticks == null ? "--seed" : "--ticks") + " requires --twice");
        if (files.isEmpty())
            throw new CommandException("name a replay to verify, such as run.kreplay, or a game with --twice");
        try (ReplayGames games = games()) {
            return states == null ? verifyAll(games) : printStates(states, games);
        }
    }

    private int verifyAll(ReplayGames games) {
        PrintWriter out = spec.commandLine().getOut();
        List<VerifyResult> results = new ArrayList<>();
        for (Path file : expanded()) {
            VerifyResult result = verify(file, games);
            results.add(result);
            if (!json) out.println(result.text());
        }
        if (json)
            out.println(
                    JsonWriter.write(results.stream().map(VerifyResult::data).toList()));
        return results.stream().mapToInt(VerifyResult::code).max().orElse(0);
    }

    private ReplayGames games() {
        return new ReplayGames(game, trust, spec.commandLine().getErr()::println);
    }

    private List<Path> expanded() {
        List<Path> all = new ArrayList<>();
        for (Path each : files) {
            if (Files.isDirectory(each)) ReplayFile.list(each).forEach(entry -> all.add(entry.file()));
            else all.add(each);
        }
        if (all.isEmpty())
            throw new CommandException("there are no replays in " + PrintableText.line("" + files.get(0)));
        return all;
    }

    private VerifyResult verify(Path file, ReplayGames games) {
        Path place = games.placeOf(file);
        Supplier<GameProject> project = games.gameAt(place);
        long start = System.nanoTime();
        Replay read = null;
        try {
            Replay replay = ReplayFile.read(file);
            read = replay;
            if (replay.header().ticks() > maxTicks)
                return new VerifyResult(
                        shown(file), read, null, tooLong(replay.header().ticks()), 0);
            String mismatch = mismatch(replay, project);
            if (mismatch != null && !anyVersion) return new VerifyResult(shown(file), read, null, mismatch, 0);
            ReplayVerifier verifier = new ReplayVerifier(project);
            ReplayVerdict verdict = verifier.verify(replay);
            if (java != null && verdict.isInSync())
                verdict = verdict.withDifference(new OtherJava(java).verify(replay, file, place, verifier));
            return new VerifyResult(shown(file), read, verdict, null, (System.nanoTime() - start) / 1e9);
        } catch (ReplayException refused) {
            String message = String.valueOf(refused.getMessage());
            String problem = message.startsWith(file + " ") ? message.substring((file + " ").length()) : message;
            return new VerifyResult(shown(file), read, null, PrintableText.line(problem), 0);
        } catch (OutOfMemoryError lacking) { // other files may take less
            return new VerifyResult(shown(file), read, null, "cannot be played (it takes too much memory)", 0);
        }
    }

    private String tooLong(long declared) {
        return String.format(Locale.ROOT, "has %,d ticks, which is more than %,d", declared, maxTicks);
    }

    private static String shown(Path file) {
        return PrintableText.line(file.toString());
    }

    private @Nullable String mismatch(Replay replay, Supplier<GameProject> game) {
        try (GameProject project = game.get()) {
            return project.mismatch(replay, known);
        }
    }

    private int playTwice(Path place) {
        if (!files.isEmpty()) throw new CommandException("--twice verifies a game; name replays without it");
        long ticks = this.ticks == null ? DEFAULT_TICKS : this.ticks;
        long seed = this.seed == null ? 1 : this.seed;
        if (ticks < 1) throw new CommandException("--ticks must be at least 1 but was " + ticks);
        try (ReplayGames games = games()) {
            return playTwice(games.open(place), place, ticks, seed);
        }
    }

    private int playTwice(Supplier<GameProject> project, Path place, long ticks, long seed) {
        int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
        TwinRun.Result result = TwinRun.ofGame(project, seed, ticks, cores);
        ReplayDifference found = result.difference();
        if (found == null && java != null) found = new OtherJava(java).verify(project, place, seed, ticks);
        PrintWriter out = spec.commandLine().getOut();
        if (!result.errors().isEmpty()) {
            int count = result.errors().size();
            out.println("the game has " + (count == 1 ? "an error" : count + " errors") + ", the first:");
            out.println(result.errors().get(0));
        }
        if (found == null) out.println(String.format(Locale.ROOT, "both runs are in sync: %,d ticks", result.ticks()));
        else out.println("the runs differ " + found.ofTwoRuns());
        return found == null ? 0 : VerifyResult.DIFFERS;
    }

    private int printStates(String at, ReplayGames games) {
        Matcher place = PLACE.matcher(at);
        if (!place.matches() || files.size() != 1)
            throw new CommandException("--states requires a tick such as 120 or 2:120, and a single replay");
        int world = place.group(1) == null ? 1 : Integer.parseInt(place.group(1));
        long tick = Long.parseLong(place.group(2));
        Path file = files.get(0);
        List<String> lines =
                new ReplayVerifier(games.gameAt(games.placeOf(file))).stateAfter(ReplayFile.read(file), world, tick);
        if (lines.isEmpty()) throw new CommandException("the replay has no tick " + tick + " in world " + world);
        lines.forEach(spec.commandLine().getOut()::println);
        return 0;
    }
}

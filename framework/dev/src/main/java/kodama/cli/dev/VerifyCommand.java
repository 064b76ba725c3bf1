package kodama.cli.dev;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.PrintableText;
import kodama.cli.CommandException;
import kodama.cli.PackedGame;
import kodama.cli.PackedMain;
import kodama.cli.Version;
import kodama.data.JsonWriter;
import kodama.file.ClassUrl;
import kodama.file.FileHashes;
import kodama.file.GameFileException;
import kodama.loop.GameProject;
import kodama.loop.replay.ReplayDifference;
import kodama.loop.replay.ReplayMatch;
import kodama.loop.verify.ReplayVerdict;
import kodama.loop.verify.ReplayVerifier;
import kodama.loop.verify.TwinRun;
import kodama.replay.Replay;
import kodama.replay.ReplayException;
import kodama.replay.ReplayFile;
import kodama.replay.ReplayHeader;
import kodama.replay.ReplayReader;
import kodama.replay.WorldStart;
import kodama.request.FirstScene;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
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
    private static final int DIFFERS = 1;
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

    private final Map<Path, Supplier<GameProject>> opened = new HashMap<>();
    private final FileHashes known = new FileHashes();

    /** The result for a file. */
    private record Result(
            String file,
            @Nullable Replay replay,
            @Nullable ReplayVerdict verdict,
            @Nullable String problem,
            double seconds) {}

    @Override
    public Integer call() {
        Path doubled = twice;
        if (doubled != null) return playTwice(doubled);
        if (ticks != null || seed != null)
            throw new CommandException((ticks == null ? "--seed" : "--ticks") + " requires --twice");
        if (files.isEmpty())
            throw new CommandException("name a replay to verify, such as run.kreplay, or a game with --twice");
        String at = states;
        if (at != null) return printStates(at);
        List<Result> results = new ArrayList<>();
        for (Path file : expanded()) {
            Result result = verify(file);
            results.add(result);
            if (!json) print(result);
        }
        if (json)
            spec.commandLine()
                    .getOut()
                    .println(JsonWriter.write(
                            results.stream().map(VerifyCommand::data).toList()));
        return results.stream().mapToInt(VerifyCommand::code).max().orElse(0);
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

    /** Returns where the game of a replay is, which is in a folder around the file unless it is named. */
    private Path placeOf(Path replay) {
        if (game != null) return game;
        for (Path at = replay.toAbsolutePath().normalize().getParent(); at != null; at = at.getParent())
            if (isGame(at)) return at;
        Path current = Path.of(".");
        if (isGame(current)) return current;
        throw new CommandException("there is no game for " + shown(replay) + ": neither the current folder nor a folder"
                + " around the file has a " + GameConfig.FILE
                + "; name the game's folder or packed jar with --game GAME");
    }

    private static boolean isGame(Path folder) {
        return Files.isRegularFile(folder.resolve(GameConfig.FILE));
    }

    /** Opens each game once, so that Java code is asked about once. */
    private Supplier<GameProject> gameAt(Path place) {
        return opened.computeIfAbsent(place, this::open);
    }

    private Supplier<GameProject> open(Path place) {
        if (Files.isRegularFile(place)) return packed(place);
        GameFolder folder = GameFolder.of(place);
        try (GameProject project = folder.get()) {
            JavaTrustCheck.of(trust, spec.commandLine().getErr()::println).check(folder, project.config(), false);
        } catch (GameConfigException | GameFileException wrong) {
            throw new CommandException(wrong);
        }
        return folder;
    }

    private static Supplier<GameProject> packed(Path jar) {
        try {
            URL url = ClassUrl.of(jar);
            PackedGame packed = new PackedGame(
                    new URLClassLoader(new URL[] {url}, VerifyCommand.class.getClassLoader()), PackedMain.GAME_PREFIX);
            packed.get().close();
            return packed;
        } catch (GameFileException none) {
            throw new CommandException("there is no packed game in '" + PrintableText.line(jar.toString()) + "'", none);
        }
    }

    private Result verify(Path file) {
        Path place = placeOf(file);
        Supplier<GameProject> project = gameAt(place);
        long start = System.nanoTime();
        Replay read = null;
        try {
            Replay replay = ReplayFile.read(file);
            read = replay;
            if (replay.header().ticks() > maxTicks)
                return new Result(
                        shown(file), read, null, tooLong(replay.header().ticks()), 0);
            String mismatch = mismatch(replay, project);
            if (mismatch != null && !anyVersion) return new Result(shown(file), read, null, mismatch, 0);
            ReplayVerifier verifier = new ReplayVerifier(project);
            ReplayVerdict verdict = verifier.verify(replay);
            if (java != null && verdict.isInSync())
                verdict = verdict.withDifference(new OtherJava(java).verify(replay, file, place, verifier));
            return new Result(shown(file), read, verdict, null, (System.nanoTime() - start) / 1e9);
        } catch (ReplayException refused) {
            String message = String.valueOf(refused.getMessage());
            String problem = message.startsWith(file + " ") ? message.substring((file + " ").length()) : message;
            return new Result(shown(file), read, null, PrintableText.line(problem), 0);
        } catch (OutOfMemoryError lacking) { // other files may take less
            return new Result(shown(file), read, null, "cannot be played (it takes too much memory)", 0);
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
            return ReplayMatch.mismatch(replay.header(), replay.reader(), project.config(), project.fingerprint(known));
        }
    }

    private static int code(Result result) {
        ReplayVerdict verdict = result.verdict;
        if (verdict == null) return CommandException.USAGE_ERROR;
        return verdict.isInSync() ? 0 : DIFFERS;
    }

    private void print(Result result) {
        boolean isTimed = result.verdict != null && result.verdict.isInSync();
        String time = isTimed ? String.format(Locale.ROOT, " in %.1f s", result.seconds) : "";
        Object what = result.verdict == null ? result.problem : result.verdict;
        spec.commandLine().getOut().println(result.file + " " + what + time);
        if (result.verdict != null) hint(result.verdict);
    }

    private void hint(ReplayVerdict verdict) {
        ReplayDifference difference = verdict.difference();
        if (difference == null
                || verdict.cause() != null
                || !difference.recorded().isEmpty()) return;
        String place = (difference.world() == 1 ? "" : difference.world() + ":") + difference.tick();
        spec.commandLine()
                .getOut()
                .println("  --states " + place + " prints all values; compare them with those of the game as recorded");
    }

    private static Map<String, Object> data(Result result) {
        Map<String, Object> data = new LinkedHashMap<>();
        ReplayVerdict verdict = result.verdict;
        data.put("file", result.file);
        data.put("in_sync", verdict != null && verdict.isInSync());
        if (result.problem != null) data.put("problem", result.problem);
        if (result.replay != null) describe(result.replay, data);
        if (verdict == null) return data;
        data.put("ticks", verdict.ticks());
        data.put("seconds", result.seconds);
        if (verdict.fields() != null) data.put("problem", verdict.fields());
        if (verdict.difference() != null) data.put("difference", data(verdict.difference()));
        if (verdict.cause() != null) data.put("cause", data(verdict.cause()));
        return data;
    }

    private static void describe(Replay replay, Map<String, Object> data) {
        ReplayHeader header = replay.header();
        data.put("title", header.title());
        data.put("version", header.version());
        data.put("recorded_at", Instant.ofEpochSecond(header.recordedAt()).toString());
        data.put("fields", header.fields());
        data.put(
                "starts",
                replay.reader().starts().stream().map(VerifyCommand::data).toList());
    }

    /** How a world began, which the player chose. */
    private static Map<String, Object> data(WorldStart start) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("scene", start.first().scene());
        data.put("base", start.first().base());
        data.put("fields", start.first().fields());
        data.put("mark", start.first().mark());
        data.put("save", start.first().save());
        data.put(
                "commands",
                start.first().commands().stream()
                        .map(FirstScene.DebugCommand::name)
                        .toList());
        return data;
    }

    private static Map<String, Object> data(ReplayDifference difference) {
        Map<String, Object> data = new LinkedHashMap<>();
        data.put("world", difference.world());
        data.put("after", difference.after());
        data.put("tick", difference.tick());
        data.put("what", difference.what());
        data.put("recorded", difference.recorded());
        data.put("now", difference.replayed());
        return data;
    }

    private int playTwice(Path place) {
        if (!files.isEmpty()) throw new CommandException("--twice verifies a game; name replays without it");
        long ticks = this.ticks == null ? DEFAULT_TICKS : this.ticks;
        long seed = this.seed == null ? 1 : this.seed;
        if (ticks < 1) throw new CommandException("--ticks must be at least 1 but was " + ticks);
        Supplier<GameProject> project = open(place);
        int cores = Math.max(2, Runtime.getRuntime().availableProcessors());
        TwinRun.Result result = TwinRun.ofGame(project, seed, ticks, cores);
        ReplayDifference found = result.difference();
        if (found == null && java != null) found = onOtherJava(project, place, java, seed, ticks);
        PrintWriter out = spec.commandLine().getOut();
        if (!result.errors().isEmpty()) {
            int count = result.errors().size();
            out.println("the game has " + (count == 1 ? "an error" : count + " errors") + ", the first:");
            out.println(result.errors().get(0));
        }
        if (found == null) out.println(String.format(Locale.ROOT, "both runs are in sync: %,d ticks", result.ticks()));
        else out.println("the runs differ " + found.ofTwoRuns());
        return found == null ? 0 : DIFFERS;
    }

    /** Records a run here, and verifies it on another Java. */
    private @Nullable ReplayDifference onOtherJava(
            Supplier<GameProject> project, Path place, Path other, long seed, long ticks) {
        try {
            Path file = Files.createTempFile("kodama", ReplayFile.EXTENSION);
            try {
                TwinRun.Recording recording = TwinRun.record(project, seed, ticks);
                byte[] body = body(recording.body());
                ReplayHeader header = header(new ReplayReader(body).ticks(), recording.fields());
                Replay replay = new Replay(file.toString(), header, body);
                Files.write(file, ReplayFile.encode(replay.header(), List.of(replay.body())));
                return new OtherJava(other).verify(replay, file, place, new ReplayVerifier(project));
            } finally {
                Files.deleteIfExists(file);
            }
        } catch (IOException failed) {
            throw new CommandException("--java: no temporary file can be written: " + failed.getMessage(), failed);
        }
    }

    private static ReplayHeader header(long recordedTicks, Map<String, Object> fields) {
        return new ReplayHeader("", "", "", Version.ofJar(), "", 0, recordedTicks, 1, fields, 0);
    }

    private static byte[] body(List<byte[]> blocks) {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        blocks.forEach(all::writeBytes);
        return all.toByteArray();
    }

    private int printStates(String at) {
        Matcher place = PLACE.matcher(at);
        if (!place.matches() || files.size() != 1)
            throw new CommandException("--states requires a tick such as 120 or 2:120, and a single replay");
        int world = place.group(1) == null ? 1 : Integer.parseInt(place.group(1));
        long tick = Long.parseLong(place.group(2));
        Path file = files.get(0);
        List<String> lines = new ReplayVerifier(gameAt(placeOf(file))).stateAfter(ReplayFile.read(file), world, tick);
        if (lines.isEmpty()) throw new CommandException("the replay has no tick " + tick + " in world " + world);
        lines.forEach(spec.commandLine().getOut()::println);
        return 0;
    }
}

package kodama.dev.error;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kodama.base.PrintableText;
import kodama.file.ContainedPath;
import kodama.file.GameFileException;
import kodama.input.Pad;
import kodama.log.Log;
import kodama.log.LogLine;
import kodama.loop.GameError;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.World;
import kodama.profile.FrameCost;
import kodama.profile.FrameHistory;
import kodama.profile.Profiler;
import kodama.task.TaskDump;
import org.jspecify.annotations.Nullable;

/**
 * Writes crash reports: a folder {@code .kodama/crash/<time>} with the error, the log, call points, tasks, the last 600
 * frames, the last picture of the game, and a replay of the run since the last reset. If a report cannot be written, a
 * warning is logged. Owned by the game thread.
 */
public final class CrashReports implements Overlay {
    private static final String FOLDER = ".kodama/crash";
    private static final String REPLAY = "run.kreplay";

    /**
     * Sources of reports in addition to the game.
     *
     * @param log the log
     * @param picture returns the game's last picture as a PNG file
     * @param replay returns the content of a replay file of the run since the last reset; null if there is none
     * @param version version of the framework
     * @param clock returns the time
     */
    public record Sources(
            Log log,
            Supplier<byte[]> picture,
            Supplier<byte @Nullable []> replay,
            String version,
            Supplier<LocalDateTime> clock) {}

    /**
     * The replay of a report.
     *
     * @param content the content of its file; null if there is none
     * @param note how to play it, or why there is none, as a line of the report; may be empty
     */
    private record CrashReplay(byte @Nullable [] content, String note) {}

    private final CrashFolder folder;
    private final Sources sources;
    private @Nullable RunningGame running;

    public CrashReports(ContainedPath game, Sources sources) {
        this.folder = new CrashFolder(game.resolve(FOLDER));
        this.sources = sources;
    }

    @Override
    public void begin(RunningGame game) {
        running = game;
    }

    @Override
    public void end(RunningGame game) {
        running = null;
    }

    @Override
    public boolean handleInput(Pad pad, RunningGame game) {
        return false;
    }

    /** Writes a report. Returns and logs a message with its folder, or with the reason why it could not be written. */
    public String write(String what) {
        return write(what, critical(open(world())), List.of());
    }

    /**
     * Writes a report of an error. It begins with the call points of the error; those that are open now follow.
     *
     * @return a message, as for {@link #write(String)}
     */
    public String write(GameError error, String words) {
        List<String> points = error.callPoints().stream()
                .map(point -> point + " in " + error.origin())
                .toList();
        return write(words, critical(points), critical(open(world())));
    }

    private String write(String what, List<String> in, List<String> others) {
        try {
            Path made = folder.write(sources.clock().get(), name -> files(name, what, in, others));
            String message = "crash report: " + FOLDER + "/" + made.getFileName();
            sources.log().info(message);
            return message;
        } catch (GameFileException refused) {
            return unwritten(String.valueOf(refused.getMessage()));
        } catch (IOException | RuntimeException failed) {
            return unwritten(failed.toString());
        }
    }

    private String unwritten(String reason) {
        String message = "crash report could not be written: " + reason;
        sources.log().warn(message);
        return message;
    }

    private Map<String, byte[]> files(String name, String what, List<String> in, List<String> others) {
        World world = world();
        CrashReplay replay = replay(name);
        Map<String, byte[]> files = new LinkedHashMap<>();
        put(files, "report.txt", lines(in) + report(what, others, where(world) + "\n" + replay.note()));
        put(
                files,
                "log.txt",
                lines(sources.log().lines().stream().map(LogLine::full).toList()));
        List<String> points = running == null ? List.of() : running.profiler().pointReport();
        put(files, "callpoints.txt", lines(open(world)) + "\n" + lines(points));
        put(files, "tasks.txt", world == null ? "no game is running\n" : TaskDump.table(world.tasks()));
        if (running != null) put(files, "frames.csv", FramesCsv.of(running.profiler()));
        files.put("picture.png", sources.picture().get());
        if (replay.content() != null) files.put(REPLAY, replay.content());
        return files;
    }

    private CrashReplay replay(String report) {
        try {
            byte[] content = sources.replay().get();
            String file = FOLDER + "/" + report + "/" + REPLAY;
            String note = "to see it again, in the game's folder: kodama run . --replay " + file + "\n";
            return new CrashReplay(content, content == null ? "" : note);
        } catch (RuntimeException failed) {
            return new CrashReplay(null, "no replay: " + failed.getMessage() + "\n");
        }
    }

    private @Nullable World world() {
        return running != null && running.hasWorld() ? running.world() : null;
    }

    private static List<String> open(@Nullable World world) {
        return world == null ? List.of() : world.callPoints();
    }

    private static void put(Map<String, byte[]> files, String name, String text) {
        files.put(name, PrintableText.lines(text).getBytes(StandardCharsets.UTF_8));
    }

    private static String lines(List<String> rows) {
        return rows.stream().map(row -> row + "\n").collect(Collectors.joining());
    }

    private static List<String> critical(List<String> points) {
        return points.stream().filter(point -> point.startsWith("critical ")).toList();
    }

    private String report(String what, List<String> others, String where) {
        return what.stripTrailing()
                + "\n\n" + (others.isEmpty() ? "" : "other call points:\n" + lines(others) + "\n") + where
                + sources.version() + "\n"
                + lines(machine());
    }

    private static String where(@Nullable World world) {
        return world == null ? "scene '', tick 0" : "scene '" + world.scene() + "', tick " + world.tick();
    }

    private static List<String> machine() {
        Runtime java = Runtime.getRuntime();
        return List.of(
                "Java " + System.getProperty("java.version") + ", " + System.getProperty("java.vm.name"),
                System.getProperty("os.name") + " " + System.getProperty("os.version") + ", "
                        + System.getProperty("os.arch") + ", " + java.availableProcessors() + " cores",
                "memory: " + toMegabytes(java.totalMemory() - java.freeMemory()) + " of "
                        + toMegabytes(java.maxMemory()) + " MB");
    }

    private static long toMegabytes(long bytes) {
        return bytes >> 20;
    }

    /** The last frames in CSV format, the oldest first; times in microseconds. */
    private static final class FramesCsv {
        private static final long NANOS_PER_MICRO = 1_000;

        private FramesCsv() {}

        static String of(Profiler profiler) {
            FrameHistory history = profiler.history();
            StringBuilder text = new StringBuilder(
                            row("frame,tick,period (us)", profiler.keys(), key -> profiler.name(key) + " (us)"))
                    .append(",costliest task,its line,its time (us)\n");
            for (int age = history.count() - 1; age >= 0; age--)
                text.append(row(history, profiler.keys(), age)).append('\n');
            return text.toString();
        }

        private static String row(FrameHistory history, int keys, int age) {
            String head = history.number(age) + "," + history.tick(age) + "," + micros(history.periodNanos(age));
            String times = row(head, keys, key -> micros(history.nanos(key, age)));
            return history.tasks(age).isEmpty()
                    ? times + ",,,"
                    : times + "," + cost(history.tasks(age).get(0));
        }

        private static String row(String head, int keys, IntFunction<String> cell) {
            StringJoiner row = new StringJoiner(",").add(head);
            IntStream.range(0, keys).forEach(key -> row.add(quoted(cell.apply(key))));
            return row.toString();
        }

        private static String cost(FrameCost cost) {
            return quoted(cost.name()) + "," + quoted(cost.place()) + "," + micros(cost.nanos());
        }

        private static String micros(long nanos) {
            return String.valueOf(nanos / NANOS_PER_MICRO);
        }

        private static String quoted(String text) {
            return text.matches("[^\",\n]*") ? text : '"' + text.replace("\"", "\"\"") + '"';
        }
    }
}

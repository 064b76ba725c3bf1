package kodama.bench;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.StringJoiner;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import kodama.bench.ThreadTimes.Purpose;
import kodama.desktop.DisplayAvailability;

/**
 * Measures the CPU time of each thread and the memory of a game that plays in a window: from the start, in play, paused
 * and minimized; run by {@code kodama bench cpu}. The game's process reads its input from a script; this process only
 * watches it.
 */
public final class CpuBench implements Benchmark {
    private static final int TICKS_PER_SECOND = 60;
    private static final double PERCENT = 100;
    private static final double BYTES_PER_MB = 1e6;
    private static final String ROW = "%-22s" + "%8s".repeat(Purpose.values().length + 1);

    /** Returns the game's process, which may use a folder that is deleted after it. */
    private final Function<Path, JavaProcess> game;

    private final boolean quick;

    private CpuBench(Function<Path, JavaProcess> game, boolean quick) {
        this.game = game;
        this.quick = quick;
    }

    /**
     * Measures a game that uses the classes of this process.
     *
     * @param main the class that plays the game
     * @param quick whether each phase takes about a second
     */
    public static CpuBench of(String main, List<String> arguments, boolean quick) {
        List<String> all = new ArrayList<>(List.of(main));
        all.addAll(arguments);
        return new CpuBench(folder -> new JavaProcess(IconifiableGame.class.getName(), all), quick);
    }

    /** Measures a jar created by {@code kodama pack}; one more class, which minimizes its window, follows the jar. */
    public static CpuBench ofJar(Path jar, boolean quick) {
        return new CpuBench(folder -> ofJar(jar, folder), quick);
    }

    private static JavaProcess ofJar(Path jar, Path folder) {
        String name = IconifiableGame.class.getName();
        try (JarFile file = new JarFile(jar.toFile());
                InputStream code = Objects.requireNonNull(
                        IconifiableGame.class.getResourceAsStream(IconifiableGame.class.getSimpleName() + ".class"))) {
            Path copy = folder.resolve(name.replace('.', '/') + ".class");
            Files.createDirectories(copy.getParent());
            Files.copy(code, copy);
            String main = Objects.requireNonNull(file.getManifest(), "no manifest")
                    .getMainAttributes()
                    .getValue(Attributes.Name.MAIN_CLASS);
            return JavaProcess.ofClassPath(jar + File.pathSeparator + folder, name, List.of(main));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void run(BenchResults results) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle != null) results.note(obstacle + " CPU load can only be measured on a display.");
        else if (!ThreadTimes.isSupported())
            results.note("This system does not report the CPU time of each thread of a program; Linux does.");
        else
            try {
                measure(results);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
    }

    private void measure(BenchResults results) throws IOException {
        Path folder = Files.createTempDirectory("kodama-cpu");
        try {
            JavaProcess player = game.apply(folder)
                    .withArguments(List.of(
                            "--seed", "1", "--saves", folder.resolve("saves").toString()))
                    .withArguments(List.of("--keys", keys(quick ? 2 : 38)));
            new Run(player.start(), results).run(quick);
        } finally {
            delete(folder);
        }
    }

    private static void delete(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : (Iterable<Path>) all.sorted(Comparator.reverseOrder())::iterator) Files.delete(each);
        }
    }

    /** Confirms and fires by Z, moves, and after some seconds pauses: by P, or by the pause menu of the game itself. */
    private static String keys(int seconds) {
        StringJoiner keys = new StringJoiner(", ");
        int end = seconds * TICKS_PER_SECOND;
        for (int at = 60; at < end - 30; at += 30) keys.add(at + "-" + (at + 25) + " Z");
        String[] moves = {"LEFT", "RIGHT", "RIGHT", "LEFT"};
        for (int i = 0; 90 + 70 * (i + 1) < end; i++)
            keys.add((90 + 70 * i) + "-" + (155 + 70 * i) + " " + moves[i % moves.length]);
        return keys.add(end + " P").add((end + 20) + " ESCAPE").toString();
    }

    /** A game that runs, and the phases measured so far. */
    private static final class Run {
        private final Process process;
        private final BenchResults results;
        private final long start = System.nanoTime();
        private double now;

        Run(Process process, BenchResults results) {
            this.process = process;
            this.results = results;
        }

        void run(boolean quick) throws IOException {
            try {
                results.note(header());
                play(quick);
                pause(quick);
                memory();
                minimize(quick);
            } finally {
                process.destroy();
                process.onExit().join();
            }
        }

        private void play(boolean quick) {
            phase(quick ? 1 : 8, "");
            phase(quick ? 2 : 23, "<= 15");
            phase(quick ? 3 : 38, "<= 8");
        }

        private void phase(double end, String target) {
            measure("seconds %.0f to %.0f".formatted(now, end), end, target);
        }

        private void pause(boolean quick) {
            rest(quick ? 4 : 42);
            measure("paused", quick ? 5 : 52, "<= 3");
        }

        private void minimize(boolean quick) throws IOException {
            if (!IconifiableGame.isPossible()) {
                results.note("Minimized windows are not measured: there is no window manager.");
                return;
            }
            process.getOutputStream().close();
            rest(quick ? 6 : 54);
            measure("minimized", quick ? 7 : 64, "<= 1");
        }

        private void measure(String phase, double end, String target) {
            ThreadTimes before = ThreadTimes.of(process.pid());
            double began = now;
            rest(end);
            print(phase, ThreadTimes.of(process.pid()).since(before), now - began, target);
        }

        /** Waits until some seconds after the start. */
        private void rest(double seconds) {
            try {
                long left = start + (long) (seconds * TimeUnit.SECONDS.toNanos(1)) - System.nanoTime();
                if (process.waitFor(left, TimeUnit.NANOSECONDS))
                    throw new IllegalStateException(
                            "the game ended while it was measured, with exit code " + process.exitValue());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted while measuring", e);
            }
            now = (System.nanoTime() - start) / (double) TimeUnit.SECONDS.toNanos(1);
        }

        private static String header() {
            List<String> cells = new ArrayList<>(List.of("percent of a core"));
            for (Purpose each : Purpose.values()) cells.add(each.label);
            cells.add("total");
            return ROW.formatted(cells.toArray());
        }

        private void print(String phase, Map<Purpose, Long> spent, double seconds, String target) {
            List<String> cells = new ArrayList<>(List.of(phase));
            long total = 0;
            for (Purpose each : Purpose.values()) {
                cells.add(percent(spent.getOrDefault(each, 0L), seconds));
                total += spent.getOrDefault(each, 0L);
            }
            cells.add(percent(total, seconds));
            results.note(ROW.formatted(cells.toArray()) + (target.isEmpty() ? "" : "  " + target));
        }

        private static String percent(long nanos, double seconds) {
            return String.format(Locale.ROOT, "%.1f", PERCENT * nanos / TimeUnit.SECONDS.toNanos(1) / seconds);
        }

        private void memory() {
            ProcessMemory memory = ProcessMemory.of(process.pid());
            memory.resident().ifPresent(bytes -> results.add("resident memory", bytes / BYTES_PER_MB, "MB", "<= 120"));
            memory.proportional().ifPresent(bytes -> results.add("of that, in proportion", bytes / BYTES_PER_MB, "MB"));
        }
    }
}

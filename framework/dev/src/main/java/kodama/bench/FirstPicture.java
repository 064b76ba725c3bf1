package kodama.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * One cold start of a program, until its first picture is on the screen.
 *
 * @param nanos time from starting the program
 * @param cpuNanos CPU time of all its threads up to then, user and system; 0 if the system does not report it
 * @param phases duration of each phase in milliseconds, in their order; empty if the program does not report them
 */
record FirstPicture(long nanos, long cpuNanos, Map<String, Long> phases) {
    private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(60);
    private static final long POLL_NANOS = 500_000;

    /**
     * Starts a program, waits for its first picture and ends it.
     *
     * @param file the file that the program writes then, with a line for each phase and its end as in {@code
     *     main=1795907859851}
     * @return null if there is no picture after a minute, or the program ends before it
     */
    static @Nullable FirstPicture of(List<String> command, Map<String, String> environment, Path file) {
        try {
            Files.deleteIfExists(file);
            ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(Redirect.DISCARD);
            builder.redirectError(Redirect.DISCARD).environment().putAll(environment);
            return of(builder, file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static @Nullable FirstPicture of(ProcessBuilder builder, Path file) throws IOException {
        long startMillis = System.currentTimeMillis();
        long start = System.nanoTime();
        Process program = builder.start();
        try {
            while (!isWritten(file)) {
                if (!program.isAlive() || System.nanoTime() - start > MAX_NANOS) return null;
                LockSupport.parkNanos(POLL_NANOS);
            }
            long nanos = System.nanoTime() - start;
            long cpu = program.info().totalCpuDuration().map(Duration::toNanos).orElse(0L);
            return new FirstPicture(nanos, cpu, phases(Files.readString(file), startMillis));
        } finally {
            program.destroyForcibly();
            program.onExit().join();
        }
    }

    private static boolean isWritten(Path file) {
        return file.toFile().length() > 0;
    }

    /** Returns the duration of each phase, from its end and the end of the phase before it. */
    static Map<String, Long> phases(String lines, long start) {
        Map<String, Long> phases = new LinkedHashMap<>();
        long before = start;
        for (String line : lines.split("\n")) {
            int at = line.lastIndexOf('=');
            if (at < 0) continue;
            long end = Long.parseLong(line.substring(at + 1));
            phases.merge(line.substring(0, at), end - before, Long::sum);
            before = end;
        }
        return phases;
    }
}

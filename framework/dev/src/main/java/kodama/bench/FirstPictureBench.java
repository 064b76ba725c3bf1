package kodama.bench;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToLongFunction;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/**
 * Compares cold starts of programs, from starting each until its first picture is on the screen. The programs are
 * started in turn, so that all are measured under the same load. CPU time is steadier than time on a busy machine.
 */
final class FirstPictureBench {
    private static final double NANOS_PER_MILLI = 1e6;

    private final List<Program> programs = new ArrayList<>();

    /**
     * A program to start.
     *
     * @param name how to name it in the results
     * @param command its command line, which contains the file to write; see {@link FirstPicture}
     * @param environment additional environment variables
     * @param base name of the program that its times are divided by; null for none
     * @param mostTimes the target for that ratio
     */
    record Program(
            String name,
            List<String> command,
            Map<String, String> environment,
            @Nullable String base,
            double mostTimes) {}

    /** Adds a program. */
    void add(Program program) {
        programs.add(program);
    }

    /** Starts each program this many times, and prints the medians; {@code file} is where they write. */
    void run(int starts, Path file, BenchResults results) {
        print(measured(starts, file), starts, results);
    }

    private Map<String, List<FirstPicture>> measured(int starts, Path file) {
        Map<String, List<FirstPicture>> measured = new LinkedHashMap<>();
        for (Program program : programs) measured.put(program.name, new ArrayList<>());
        for (int i = 0; i < starts; i++)
            measured.forEach((name, pictures) -> {
                FirstPicture picture = start(name, file);
                if (picture != null) pictures.add(picture);
            });
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return measured;
    }

    private @Nullable FirstPicture start(String name, Path file) {
        Program program = named(name);
        return FirstPicture.of(program.command, program.environment, file);
    }

    private Program named(String name) {
        return programs.stream()
                .filter(each -> each.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    private void print(Map<String, List<FirstPicture>> measured, int starts, BenchResults results) {
        measured.forEach((name, pictures) -> {
            if (pictures.isEmpty()) results.note(name + ": there was no picture.");
            else print(named(name), pictures, measured, results);
            if (!pictures.isEmpty() && pictures.size() < starts)
                results.note(name + ": " + (starts - pictures.size()) + " of " + starts + " starts had no picture.");
        });
    }

    private static void print(
            Program program,
            List<FirstPicture> pictures,
            Map<String, List<FirstPicture>> measured,
            BenchResults results) {
        String name = program.name;
        int count = pictures.size();
        results.add(name + ", first picture, median of " + count, millis(pictures, FirstPicture::nanos), "ms");
        results.add(name + ", CPU time up to it", millis(pictures, FirstPicture::cpuNanos), "ms");
        List<FirstPicture> base = measured.getOrDefault(String.valueOf(program.base), List.of());
        if (!base.isEmpty()) {
            String target = "<= " + program.mostTimes;
            ratio(name + ", times " + program.base, pictures, base, FirstPicture::nanos, target, results);
            ratio(name + ", CPU time, times " + program.base, pictures, base, FirstPicture::cpuNanos, "", results);
        }
        for (String phase : pictures.get(0).phases().keySet())
            results.add("  " + phase, median(pictures, each -> each.phases().getOrDefault(phase, 0L)), "ms");
    }

    private static void ratio(
            String what,
            List<FirstPicture> pictures,
            List<FirstPicture> base,
            ToLongFunction<FirstPicture> time,
            String target,
            BenchResults results) {
        double divisor = millis(base, time);
        if (divisor > 0) results.add(what, millis(pictures, time) / divisor, "", target);
    }

    private static double millis(List<FirstPicture> pictures, ToLongFunction<FirstPicture> time) {
        return median(pictures, time) / NANOS_PER_MILLI;
    }

    private static double median(List<FirstPicture> pictures, ToLongFunction<FirstPicture> time) {
        long[] sorted = pictures.stream().mapToLong(time).sorted().toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1
                ? sorted[middle]
                : LongStream.of(sorted[middle - 1], sorted[middle]).average().orElse(0);
    }
}

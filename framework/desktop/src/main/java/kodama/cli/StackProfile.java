package kodama.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.file.GameFileException;
import kodama.file.OutputFile;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.profile.ProfilingRequest;
import kodama.profile.StackSamples;
import kodama.profile.StackSamples.LineTime;

/** The profile of a whole session: writes the stacks of scripts to a file and prints the slowest lines. */
final class StackProfile implements AutoCloseable {
    private static final int ROWS = 10;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Path file;
    private final PrintWriter out;
    private final StackSamples stacks = new StackSamples();
    private final ProfilingRequest request;

    /** Starts profiling. */
    StackProfile(Path file, PrintWriter out, Profiler profiler) {
        this.file = file;
        this.out = out;
        profiler.setStackSamples(stacks);
        request = profiler.request(ProfilingLevel.TASKS);
    }

    /** Checks that the file can be written, before the game starts. */
    static void checkFile(Path file) {
        wrapFailure(() -> OutputFile.check(file));
    }

    /** Stops profiling, writes the file and prints the summary. */
    @Override
    public void close() {
        request.close();
        String text = String.join("\n", stacks.collapsed()) + "\n";
        wrapFailure(() -> OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8)));
        summary(stacks).forEach(out::println);
        out.println(file + ": all stacks, for flame graph tools");
        out.flush();
    }

    /** Returns tables of the slowest lines and functions. */
    static List<String> summary(StackSamples stacks) {
        double all = Math.max(1, stacks.totalNanos());
        List<String> rows = new ArrayList<>();
        rows.add(format("scripts and tasks took %.1f ms; the slowest lines:", all / NANOS_PER_MILLI));
        rows.add("     self          total        line");
        addRows(stacks.lines(), all, rows);
        rows.add("     self          total        function");
        addRows(stacks.functions(), all, rows);
        return rows;
    }

    private static void addRows(List<LineTime> times, double all, List<String> to) {
        times.stream().limit(ROWS).forEach(each -> to.add(row(each, all)));
    }

    private static String row(LineTime line, double all) {
        return format(
                "%8.1f ms %3.0f%% %8.1f ms %3.0f%%  %s  %s",
                line.selfNanos() / NANOS_PER_MILLI,
                100 * line.selfNanos() / all,
                line.totalNanos() / NANOS_PER_MILLI,
                100 * line.totalNanos() / all,
                line.place(),
                line.function());
    }

    private static String format(String text, Object... figures) {
        return String.format(Locale.ROOT, text, figures);
    }

    private static void wrapFailure(Runnable writing) {
        try {
            writing.run();
        } catch (GameFileException e) {
            throw new CommandException("profile: " + e.getMessage(), e);
        }
    }
}

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

/** The profile of a whole play: stacks of scripts in the file that the command line names, the costliest lines told. */
final class StackProfile implements AutoCloseable {
    private static final int ROWS = 10;
    private static final double NANOS_PER_MILLI = 1e6;

    private final Path file;
    private final PrintWriter out;
    private final StackSamples stacks = new StackSamples();
    private final ProfilingRequest wish;

    /** Begins to measure. */
    StackProfile(Path file, PrintWriter out, Profiler profiler) {
        this.file = file;
        this.out = out;
        profiler.setStackSamples(stacks);
        wish = profiler.request(ProfilingLevel.TASKS);
    }

    /** Refuses a file that cannot be written before the game is played for it. */
    static void checkFile(Path file) {
        tell(() -> OutputFile.check(file));
    }

    /** Ends to measure, and tells what was found. */
    @Override
    public void close() {
        wish.close();
        String text = String.join("\n", stacks.collapsed()) + "\n";
        tell(() -> OutputFile.write(file, text.getBytes(StandardCharsets.UTF_8)));
        summary(stacks).forEach(out::println);
        out.println(file + ": all stacks, for tools that draw flame graphs");
        out.flush();
    }

    /** The costliest lines, and the costliest functions, as tables. */
    static List<String> summary(StackSamples stacks) {
        double all = Math.max(1, stacks.totalNanos());
        List<String> rows = new ArrayList<>();
        rows.add(format("scripts and tasks took %.1f ms; the costliest lines:", all / NANOS_PER_MILLI));
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

    private static void tell(Runnable writing) {
        try {
            writing.run();
        } catch (GameFileException e) {
            throw new CommandException("the profile could not be written: " + e.getMessage(), e);
        }
    }
}

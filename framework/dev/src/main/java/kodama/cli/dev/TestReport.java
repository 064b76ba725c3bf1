package kodama.cli.dev;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import kodama.base.PrintableText;
import kodama.base.Utf8Decoder;
import kodama.file.GameFiles;
import kodama.file.OutputFile;
import kodama.loop.GameError;
import kodama.time.Stopwatch;
import kodama.time.SystemNanoClock;
import kodama.unittest.UnitTestListener;
import kodama.unittest.UnitTestResult;
import kodama.unittest.UnitTestResult.Outcome;

/** Prints test results: a line for each file, each failure with its line in the script, and the totals. */
final class TestReport implements UnitTestListener {
    private static final double NANOS_PER_MILLI = 1e6;

    /** A title, the failed function and its test: such a traceback adds nothing to the message. */
    private static final int SHORTEST_TRACEBACK = 3;

    private static final double MILLIS_PER_SECOND = 1e3;

    private final PrintWriter out;
    private final GameFiles files;
    private final boolean listsOnly;
    private final Stopwatch watch = new Stopwatch(new SystemNanoClock());
    private final Map<String, List<UnitTestResult>> results = new LinkedHashMap<>();

    /**
     * @param files contains the scripts of failed lines
     * @param listsOnly whether to print only the names of tests
     */
    TestReport(PrintWriter out, GameFiles files, boolean listsOnly) {
        this.out = out;
        this.files = files;
        this.listsOnly = listsOnly;
    }

    /** Whether there were no tests. */
    boolean isEmpty() {
        return results.values().stream().allMatch(List::isEmpty);
    }

    @Override
    public void fileDone(String file, List<UnitTestResult> ofFile) {
        results.put(file, ofFile);
        String name = PrintableText.line(file);
        out.println(listsOnly ? name : "%-40s %s".formatted(name, sum(ofFile)));
        for (UnitTestResult result : ofFile) {
            if (result.isFailed()) printFailure(result);
            else if (listsOnly) out.println("  " + PrintableText.line(result.name()));
        }
        out.flush();
    }

    private void printFailure(UnitTestResult result) {
        out.println("  FAILED  " + PrintableText.line(result.name()));
        result.error().ifPresent(this::printError);
        for (String text : result.more()) print("also: " + text);
        if (!result.log().isEmpty()) print("it printed:\n" + String.join("\n", result.log()));
    }

    private void printError(GameError error) {
        print(error.message());
        String line = lineOf(error);
        if (!line.isEmpty()) out.println("      %4d | %s".formatted(error.line(), line));
        if (error.traceback().lines().count() > SHORTEST_TRACEBACK) print(error.traceback());
    }

    private void print(String text) {
        text.lines().forEach(line -> out.println("    " + line));
    }

    private String lineOf(GameError error) {
        if (error.file().isEmpty() || !files.exists(error.file().get())) return "";
        String source = Utf8Decoder.decode(files.read(error.file().get()));
        return source.lines()
                .skip(Math.max(0, error.line() - 1))
                .findFirst()
                .orElse("")
                .stripTrailing();
    }

    @Override
    public void allDone() {
        List<UnitTestResult> all =
                results.values().stream().flatMap(List::stream).toList();
        String sum = String.format(
                Locale.ROOT,
                "%s, %d failed, %d skipped, %.2f s",
                tests(all),
                count(all, Outcome.FAILED),
                count(all, Outcome.SKIPPED),
                watch.elapsedMillis() / MILLIS_PER_SECOND);
        out.println(listsOnly ? tests(all) : sum);
        out.flush();
    }

    private static String tests(List<UnitTestResult> all) {
        return all.size() == 1 ? "1 test" : all.size() + " tests";
    }

    private static long count(List<UnitTestResult> all, Outcome outcome) {
        return all.stream().filter(result -> result.outcome() == outcome).count();
    }

    /** Returns the counts of a file, without those that are zero. */
    private static String sum(List<UnitTestResult> ofFile) {
        long failed = count(ofFile, Outcome.FAILED);
        long skipped = count(ofFile, Outcome.SKIPPED);
        return tests(ofFile)
                + (failed == 0 ? "" : ", " + failed + " failed")
                + (skipped == 0 ? "" : ", " + skipped + " skipped")
                + ", "
                + millis(ofFile);
    }

    private static String millis(List<UnitTestResult> ofFile) {
        long nanos = ofFile.stream().mapToLong(UnitTestResult::nanos).sum();
        return Math.round(nanos / NANOS_PER_MILLI) + " ms";
    }

    /** Writes the results in the XML format of JUnit. */
    void saveXml(Path file) {
        OutputFile.write(file, new JUnitXml(results).text().getBytes(StandardCharsets.UTF_8));
    }
}

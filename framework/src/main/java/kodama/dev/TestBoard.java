package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import kodama.file.GameFiles;
import kodama.loop.GameError;
import kodama.loop.UnitTestListener;
import kodama.loop.UnitTestResult;
import kodama.loop.UnitTestResult.Outcome;

/** How the tests of a game are going: counts, and rows of text with all that failed. */
final class TestBoard implements UnitTestListener {
    private final List<String> files;
    private final GameFiles sources;
    private final int columns;
    private final List<ErrorRows.Row> rows = new ArrayList<>();
    private final List<Integer> failures = new ArrayList<>();
    private int filesDone;
    private int passed;
    private int failed;
    private int skipped;

    /**
     * Begins without results.
     *
     * @param files which will run, in order
     * @param sources where the lines of failing scripts are read
     * @param columns letters in a row
     */
    TestBoard(List<String> files, GameFiles sources, int columns) {
        this.files = List.copyOf(files);
        this.sources = sources;
        this.columns = columns;
    }

    @Override
    public void fileDone(String file, List<UnitTestResult> results) {
        if (filesDone < files.size()) filesDone++;
        int bad = count(results, Outcome.FAILED);
        passed += count(results, Outcome.PASSED);
        skipped += count(results, Outcome.SKIPPED);
        failed += bad;
        String sum = bad == 0 ? results.size() + " ok" : bad + " of " + results.size() + " failed";
        add(apart(file, sum), bad == 0 ? Ink.MINT : Ink.GOLD);
        for (UnitTestResult result : results) if (result.isFailed()) add(result);
    }

    /** Two texts in a row, as far from each other as there is room. */
    private String apart(String left, String right) {
        int room = columns - right.length() - 1;
        if (room < 2) return right;
        String shown = left.length() <= room ? left : ".." + left.substring(left.length() - room + 2);
        return shown + " ".repeat(columns - shown.length() - right.length()) + right;
    }

    private static int count(List<UnitTestResult> results, Outcome outcome) {
        return (int) results.stream().filter(each -> each.outcome() == outcome).count();
    }

    private void add(String text, int color) {
        for (String line : TextWrap.wrap(text, columns)) rows.add(new ErrorRows.Row(line, color, 0));
    }

    private void add(UnitTestResult result) {
        failures.add(rows.size());
        add("FAILED " + result.name(), Ink.WHITE);
        result.error().map(TestBoard::withoutFate).ifPresent(this::add);
        for (String text : result.more()) add("also: " + text, Ink.PALE);
        if (!result.log().isEmpty()) add("it printed:\n" + String.join("\n", result.log()), Ink.DIM);
        add(" ", Ink.DIM);
    }

    /** The error without the words "the test", which its title says. */
    private static GameError withoutFate(GameError error) {
        if (error.file().isEmpty()) return error;
        return new GameError("", error.message(), error.file(), error.line(), error.traceback());
    }

    /** Shows an error. */
    void add(GameError error) {
        rows.addAll(ErrorRows.of(error, 0, SourceLines.around(sources, error), columns));
    }

    /** Nothing: that it is over is seen by whoever runs it. */
    @Override
    public void allDone() {}

    List<ErrorRows.Row> rows() {
        return rows;
    }

    /** The row of the first failure before or after a row; that row itself if there is none. */
    int failureFrom(int row, int by) {
        int best = row;
        for (int at : failures) {
            if (by > 0 && at > row) return at;
            if (by < 0 && at < row) best = at;
        }
        return best;
    }

    /** The file that runs now; empty after the last. */
    String running() {
        return filesDone < files.size() ? files.get(filesDone) : "";
    }

    /** How much is done; 0 to 1. */
    double done() {
        return files.isEmpty() ? 1 : (double) filesDone / files.size();
    }

    int failed() {
        return failed;
    }

    /** What has become of the tests so far. */
    String sum() {
        String sum = failed == 0 ? passed + " passed" : passed + " passed, " + failed + " failed";
        return skipped == 0 ? sum : sum + ", " + skipped + " skipped";
    }
}

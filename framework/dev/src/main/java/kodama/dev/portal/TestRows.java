package kodama.dev.portal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import kodama.dev.error.ErrorText;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;
import kodama.file.GameFiles;
import kodama.loop.GameError;
import kodama.unittest.UnitTestResult;
import kodama.unittest.UnitTestResult.Outcome;

/** Sets the results of tests in rows of text: a row for each file with its time, and all that failed. */
final class TestRows {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String CUT = "..";

    private final GameFiles sources;
    private final List<TextRow> rows = new ArrayList<>();
    private final List<Integer> failures = new ArrayList<>();
    private int columns;
    private int filesSet;

    /** @param sources where the lines of failing scripts are read */
    TestRows(GameFiles sources) {
        this.sources = sources;
    }

    /** Sets what has come since the last time; all, if the rows have become longer or shorter. */
    void set(TestProgress board, int lettersInARow) {
        if (lettersInARow != columns) clear(lettersInARow);
        for (; filesSet < board.done().size(); filesSet++) add(board.done().get(filesSet));
    }

    private void clear(int lettersInARow) {
        columns = lettersInARow;
        clear();
    }

    /** Forgets all, for another run. */
    void clear() {
        rows.clear();
        failures.clear();
        filesSet = 0;
    }

    private void add(TestProgress.FileResults file) {
        long bad = file.count(Outcome.FAILED);
        String count = bad == 0
                ? file.results().size() + " ok"
                : bad + " of " + file.results().size() + " failed";
        add(apart(file.file(), count + millis(file.nanos())), bad == 0 ? Palette.MINT : Palette.GOLD);
        for (UnitTestResult result : file.results()) if (result.isFailed()) add(result);
    }

    private static String millis(long nanos) {
        return String.format(Locale.ROOT, "%7.0f ms", nanos / NANOS_PER_MILLI);
    }

    /** Two texts in a row, as far from each other as there is room. */
    private String apart(String left, String right) {
        int room = columns - right.length() - 1;
        if (room <= CUT.length()) return right;
        String shown = left.length() <= room ? left : CUT + left.substring(left.length() - room + CUT.length());
        return shown + " ".repeat(columns - shown.length() - right.length()) + right;
    }

    private void add(String text, int color) {
        for (String line : TextWrap.wrap(text, columns)) rows.add(new TextRow(line, color, 0));
    }

    private void add(UnitTestResult result) {
        failures.add(rows.size());
        add("FAILED " + result.name(), Palette.WHITE);
        result.error().map(TestRows::withoutFate).ifPresent(this::add);
        for (String text : result.more()) add("also: " + text, Palette.PALE);
        if (!result.log().isEmpty()) add("it printed:\n" + String.join("\n", result.log()), Palette.DIM);
        add(" ", Palette.DIM);
    }

    /** The error without the words "the test", which its title says. */
    private static GameError withoutFate(GameError error) {
        return error.file().isEmpty() ? error : error.withOrigin("");
    }

    private void add(GameError error) {
        rows.addAll(new ErrorText(sources).rows(error, 0, columns));
    }

    List<TextRow> rows() {
        return rows;
    }

    /** The row of the first failure before or after a row; that row itself if there is none. */
    int nextFailure(int row, int by) {
        int best = row;
        for (int at : failures) {
            if (by > 0 && at > row) return at;
            if (by < 0 && at < row) best = at;
        }
        return best;
    }
}

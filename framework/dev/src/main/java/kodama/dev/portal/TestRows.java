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

/** Lays out test results in rows of text: a row with the time of each file, and all failures. */
final class TestRows {
    private static final double NANOS_PER_MILLI = 1e6;
    private static final String CUT = "..";

    private final GameFiles sources;
    private final List<TextRow> rows = new ArrayList<>();
    private final List<Integer> failures = new ArrayList<>();
    private int columns;
    private int filesSet;

    /** @param sources the game's files, for source lines */
    TestRows(GameFiles sources) {
        this.sources = sources;
    }

    /** Adds new results; lays out everything again if the width has changed. */
    void set(TestProgress board, int lettersInARow) {
        if (lettersInARow != columns) clear(lettersInARow);
        for (; filesSet < board.done().size(); filesSet++) add(board.done().get(filesSet));
    }

    private void clear(int lettersInARow) {
        columns = lettersInARow;
        clear();
    }

    /** Removes all rows before another run. */
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

    /** A row with a text at each end. */
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
        if (!result.log().isEmpty()) add("output:\n" + String.join("\n", result.log()), Palette.DIM);
        add(" ", Palette.DIM);
    }

    /** The error without the words "the test", which are redundant here. */
    private static GameError withoutFate(GameError error) {
        return error.file().isEmpty() ? error : error.withOrigin("");
    }

    private void add(GameError error) {
        rows.addAll(new ErrorText(sources).rows(error, 0, columns));
    }

    List<TextRow> rows() {
        return rows;
    }

    /** Index of the next or previous failure's row; the row itself if there is none. */
    int nextFailure(int row, int by) {
        int best = row;
        for (int at : failures) {
            if (by > 0 && at > row) return at;
            if (by < 0 && at < row) best = at;
        }
        return best;
    }
}

package kodama.dev.console;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import kodama.base.PrintableText;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;
import kodama.log.LogLine;

/** The last lines of the console's output. */
final class ConsoleOutput {
    private static final int MAX_LINES = 500;
    private static final int MAX_LINES_PER_TEXT = 200;

    /** Maximum number of characters of a line: all rows are laid out in each frame. */
    private static final int LONGEST = 2000;

    private final Deque<TextRow> output = new ArrayDeque<>();

    /** Adds text of any number of lines. */
    void print(String text, int color) {
        List<String> lines = text.lines().toList();
        for (String line : lines.subList(0, Math.min(lines.size(), MAX_LINES_PER_TEXT))) add(line, color);
        if (lines.size() > MAX_LINES_PER_TEXT)
            add("and " + (lines.size() - MAX_LINES_PER_TEXT) + " more lines", Palette.DIM);
    }

    private void add(String line, int color) {
        if (output.size() == MAX_LINES) output.removeFirst();
        output.addLast(new TextRow(PrintableText.limited(line, LONGEST).replace("\t", "  "), color, 0));
    }

    void print(LogLine line) {
        print(
                line.brief(),
                switch (line.level()) {
                    case DEBUG -> Palette.DIM;
                    case INFO -> Palette.PALE;
                    case NOTICE, WARN -> Palette.GOLD;
                    case ERROR -> Palette.PINK;
                });
    }

    void clear() {
        output.clear();
    }

    /** All lines, wrapped to a number of columns. */
    List<TextRow> rows(int columns) {
        List<TextRow> rows = new ArrayList<>();
        for (TextRow row : output)
            for (String line : row.text().isEmpty() ? List.of("") : TextWrap.wrap(row.text(), columns))
                rows.add(new TextRow(line, row.color(), 0));
        return rows;
    }
}

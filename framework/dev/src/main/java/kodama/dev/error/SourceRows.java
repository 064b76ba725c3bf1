package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;

/**
 * Sets the lines of a script in rows of text, with their numbers in a gutter. The failing line is shown to its end:
 * what does not fit goes on below its own beginning, right of the gutter.
 */
final class SourceRows {
    private static final int SOURCE_BAND = 0xFF261E3E;
    private static final int FAILING_BAND = 0xFF6A2440;

    /** More rows of a line than these say nothing more. */
    private static final int MOST_ROWS = 8;

    /** With less room than this behind gutter and indentation, a line begins at the gutter. */
    private static final int LEAST_ROOM = 12;

    private final int columns;
    private final int digits;

    private SourceRows(int columns, int digits) {
        this.columns = columns;
        this.digits = digits;
    }

    static List<TextRow> of(List<SourceLines.Line> lines, int columns) {
        int digits = lines.isEmpty()
                ? 0
                : Integer.toString(lines.get(lines.size() - 1).number()).length();
        SourceRows rows = new SourceRows(columns, Math.max(2, digits));
        List<TextRow> set = new ArrayList<>();
        for (SourceLines.Line line : lines) rows.add(line, set);
        return set;
    }

    private void add(SourceLines.Line line, List<TextRow> set) {
        String gutter = (line.failing() ? "> %" : "  %") + digits + "d ";
        String head = gutter.formatted(line.number());
        if (!line.failing()) set.add(row(TextWrap.cut(head + line.text(), columns), line));
        else for (String text : failing(head, line.text())) set.add(row(text, line));
    }

    private static TextRow row(String text, SourceLines.Line line) {
        return line.failing()
                ? new TextRow(text, Palette.WHITE, FAILING_BAND)
                : new TextRow(text, Palette.DIM, SOURCE_BAND);
    }

    private List<String> failing(String head, String text) {
        String code = text.strip();
        String indentation =
                text.substring(0, text.length() - text.stripLeading().length());
        if (columns - head.length() - indentation.length() < LEAST_ROOM) indentation = "";
        String gutter = columns - head.length() < LEAST_ROOM ? "" : " ".repeat(head.length());
        int room = columns - head.length() - indentation.length();
        if (gutter.isEmpty()) return TextWrap.wrap(head + code, columns, MOST_ROWS);
        List<String> rows = new ArrayList<>();
        for (String part : TextWrap.wrap(code, room, MOST_ROWS))
            rows.add((rows.isEmpty() ? head : gutter) + indentation + part);
        return rows;
    }
}

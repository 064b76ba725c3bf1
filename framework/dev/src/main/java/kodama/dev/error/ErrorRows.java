package kodama.dev.error;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kodama.dev.ui.Palette;
import kodama.dev.ui.TextRow;
import kodama.dev.ui.TextWrap;
import kodama.loop.FailedTask;
import kodama.loop.GameError;

/**
 * Lays out an error in rows of text: position, message, ended task, source lines, stack trace, and the task's fields.
 */
final class ErrorRows {
    private static final TextRow GAP = new TextRow("", Palette.DIM, 0);
    private static final String CUT = "..";
    private static final int MAX_MESSAGE_ROWS = 16;
    private static final int MAX_STEPS = 12;
    private static final int WIDEST_NAME = 16;

    private final List<TextRow> rows = new ArrayList<>();
    private final int columns;

    private ErrorRows(int columns) {
        this.columns = columns;
    }

    /**
     * The rows of an error.
     *
     * @param fate lines about the ended task and other errors
     * @param source source lines around the failing one; empty if no script failed
     * @param columns number of columns; at least 1
     */
    static List<TextRow> of(GameError error, List<String> fate, List<SourceLines.Line> source, int columns) {
        ErrorRows rows = new ErrorRows(columns);
        rows.addHead(error, fate);
        rows.addSource(source);
        rows.addTraceback(error);
        error.task().ifPresent(rows::addFields);
        return rows.rows;
    }

    private void addHead(GameError error, List<String> fate) {
        Optional<String> place = error.file().map(file -> file + ":" + error.line());
        rows.add(new TextRow(end(place.orElse(error.origin())), Palette.WHITE, Palette.RED));
        String message = place.map(at -> without(at, error.message())).orElse(error.message());
        TextWrap.wrap(message, columns, MAX_MESSAGE_ROWS).forEach(line -> add(line, Palette.PINK));
        for (String line : fate) wrap(line, Palette.DIM);
        rows.add(GAP);
    }

    private static String without(String place, String message) {
        return message.startsWith(place + ": ") ? message.substring(place.length() + 2) : message;
    }

    /** The end of a path, which is more useful than its beginning. */
    private String end(String path) {
        if (path.length() <= columns) return path;
        return columns <= CUT.length() ? path.substring(0, columns) : CUT + path.substring(path.length() - columns + 2);
    }

    private void addSource(List<SourceLines.Line> source) {
        rows.addAll(SourceRows.of(source, columns));
        if (!source.isEmpty()) rows.add(GAP);
    }

    /** Calls of built-in functions have no lines and are skipped. */
    private void addTraceback(GameError error) {
        List<String> lines = error.traceback()
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("[C]"))
                .toList();
        if (lines.size() <= 1) return;
        lines.subList(0, Math.min(lines.size(), MAX_STEPS)).forEach(line -> wrap(line, Palette.DIM));
        int left = lines.size() - MAX_STEPS;
        if (left > 0) wrap("and %,d more lines; C copies them all".formatted(left), Palette.DIM);
        rows.add(GAP);
    }

    private void addFields(FailedTask task) {
        if (task.fields().isEmpty()) return;
        add(TextWrap.cut("fields:", columns), Palette.MINT);
        int widest =
                task.fields().keySet().stream().mapToInt(String::length).max().orElse(0);
        int width = Math.min(widest, Math.min(WIDEST_NAME, columns / 2));
        for (Map.Entry<String, String> field : task.fields().entrySet()) {
            String name = TextWrap.cut(field.getKey(), width);
            add(TextWrap.cut(name + " ".repeat(width - name.length() + 1) + field.getValue(), columns), Palette.PALE);
        }
    }

    private void wrap(String text, int color) {
        for (String line : TextWrap.wrap(text, columns, MAX_MESSAGE_ROWS)) add(line, color);
    }

    private void add(String line, int color) {
        rows.add(new TextRow(line, color, 0));
    }

    /**
     * Lays out source lines with line numbers. The failing line is shown in full: it is wrapped below its beginning, to
     * the right of the line number.
     */
    private static final class SourceRows {
        private static final int SOURCE_BAND = 0xFF261E3E;
        private static final int FAILING_BAND = 0xFF6A2440;

        /** Maximum number of rows for a line. */
        private static final int MAX_ROWS = 8;

        /** Minimum width of code; with less, indentation and then the gutter are dropped. */
        private static final int MIN_ROOM = 12;

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
            if (columns - head.length() - indentation.length() < MIN_ROOM) indentation = "";
            String gutter = columns - head.length() < MIN_ROOM ? "" : " ".repeat(head.length());
            int room = columns - head.length() - indentation.length();
            if (gutter.isEmpty()) return TextWrap.wrap(head + code, columns, MAX_ROWS);
            List<String> rows = new ArrayList<>();
            for (String part : TextWrap.wrap(code, room, MAX_ROWS))
                rows.add((rows.isEmpty() ? head : gutter) + indentation + part);
            return rows;
        }
    }
}

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
 * Sets an error in rows of text: where, what, whom it ended, the lines around it, how it came to that, and the task's
 * fields.
 */
final class ErrorRows {
    private static final TextRow GAP = new TextRow("", Palette.DIM, 0);
    private static final String CUT = "..";
    private static final int MOST_MESSAGE = 16;
    private static final int MOST_STEPS = 12;
    private static final int WIDEST_NAME = 16;

    private final List<TextRow> rows = new ArrayList<>();
    private final int columns;

    private ErrorRows(int columns) {
        this.columns = columns;
    }

    /**
     * The rows of an error.
     *
     * @param fate what has become of whom
     * @param source the script's lines around it; none if no script failed
     * @param columns letters in a row; at least 1
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
        rows.add(new TextRow(end(place.orElse(error.who())), Palette.WHITE, Palette.RED));
        String message = place.map(at -> without(at, error.message())).orElse(error.message());
        TextWrap.wrap(message, columns, MOST_MESSAGE).forEach(line -> add(line, Palette.PINK));
        for (String line : fate) wrap(line, Palette.DIM);
        rows.add(GAP);
    }

    private static String without(String place, String message) {
        return message.startsWith(place + ": ") ? message.substring(place.length() + 2) : message;
    }

    /** A path's end says more than its beginning. */
    private String end(String path) {
        if (path.length() <= columns) return path;
        return columns <= CUT.length() ? path.substring(0, columns) : CUT + path.substring(path.length() - columns + 2);
    }

    private void addSource(List<SourceLines.Line> source) {
        rows.addAll(SourceRows.of(source, columns));
        if (!source.isEmpty()) rows.add(GAP);
    }

    /** Steps through our own functions, which have no lines, say nothing on a small screen. */
    private void addTraceback(GameError error) {
        List<String> lines = error.traceback()
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("[C]"))
                .toList();
        if (lines.size() <= 1) return;
        lines.subList(0, Math.min(lines.size(), MOST_STEPS)).forEach(line -> wrap(line, Palette.DIM));
        int left = lines.size() - MOST_STEPS;
        if (left > 0) wrap("and %,d more lines; C copies them all".formatted(left), Palette.DIM);
        rows.add(GAP);
    }

    private void addFields(FailedTask task) {
        if (task.fields().isEmpty()) return;
        add(TextWrap.cut("its fields:", columns), Palette.MINT);
        int widest =
                task.fields().keySet().stream().mapToInt(String::length).max().orElse(0);
        int width = Math.min(widest, Math.min(WIDEST_NAME, columns / 2));
        for (Map.Entry<String, String> field : task.fields().entrySet()) {
            String name = TextWrap.cut(field.getKey(), width);
            add(TextWrap.cut(name + " ".repeat(width - name.length() + 1) + field.getValue(), columns), Palette.PALE);
        }
    }

    private void wrap(String text, int color) {
        for (String line : TextWrap.wrap(text, columns, MOST_MESSAGE)) add(line, color);
    }

    private void add(String line, int color) {
        rows.add(new TextRow(line, color, 0));
    }
}

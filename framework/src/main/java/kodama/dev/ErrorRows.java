package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.loop.GameError;

/** Sets an error in rows of text: where, what, whom it ended, the lines around it, and how it came to that. */
final class ErrorRows {
    /** A row, its colour, and that of the band it stands on; 0 for none. */
    record Row(String text, int color, int band) {}

    private static final int WHITE = 0xFFFFFFFF;
    static final int PINK = 0xFFFFB8C0;
    private static final int DIM = 0xFF9A90B8;
    private static final int RED_BAND = 0xFFC23A54;
    private static final int SOURCE_BAND = 0xFF261E3E;
    private static final int FAILING_BAND = 0xFF6A2440;
    private static final Row GAP = new Row("", DIM, 0);
    private static final String CUT = "..";

    private final List<Row> rows = new ArrayList<>();
    private final int columns;

    private ErrorRows(int columns) {
        this.columns = columns;
    }

    /**
     * Sets an error.
     *
     * @param error what went wrong
     * @param others how many errors there were besides
     * @param source the script's lines around it; none if no script failed
     * @param columns letters in a row; at least 1
     */
    static List<Row> of(GameError error, int others, List<SourceLines.Line> source, int columns) {
        ErrorRows rows = new ErrorRows(columns);
        rows.addHead(error, others);
        rows.addSource(source);
        rows.addTraceback(error);
        return rows.rows;
    }

    private void addHead(GameError error, int others) {
        Optional<String> place = error.file().map(file -> file + ":" + error.line());
        rows.add(new Row(end(place.orElse(error.who())), WHITE, RED_BAND));
        wrap(place.map(at -> without(at, error.message())).orElse(error.message()), PINK);
        if (!place.orElse(error.who()).startsWith(error.who())) wrap(error.fate(), DIM);
        if (others > 0) wrap("and " + others + (others == 1 ? " more error" : " more errors"), DIM);
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
        for (SourceLines.Line line : source) {
            if (line.failing()) TextWrap.wrap(line.text(), columns).forEach(this::addFailing);
            else rows.add(new Row(start(line.text()), DIM, SOURCE_BAND));
        }
        if (!source.isEmpty()) rows.add(GAP);
    }

    private void addFailing(String text) {
        rows.add(new Row(text, WHITE, FAILING_BAND));
    }

    private String start(String line) {
        return line.substring(0, Math.min(line.length(), columns));
    }

    /** Steps through our own functions, which have no lines, say nothing on a small screen. */
    private void addTraceback(GameError error) {
        List<String> lines = error.traceback()
                .lines()
                .map(String::strip)
                .filter(line -> !line.startsWith("[C]"))
                .toList();
        if (lines.size() > 1) lines.forEach(line -> wrap(line, DIM));
    }

    private void wrap(String text, int color) {
        for (String line : TextWrap.wrap(text, columns)) rows.add(new Row(line, color, 0));
    }
}

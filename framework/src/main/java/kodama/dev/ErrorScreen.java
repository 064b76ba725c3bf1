package kodama.dev;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kodama.draw.DrawList;
import kodama.draw.Font;
import kodama.file.GameFiles;
import kodama.input.Pad;
import kodama.loop.GameError;
import kodama.loop.GameErrors;
import kodama.loop.Overlay;

/**
 * Shows the first error that nobody has dismissed: its message, the lines around it and how it came to that. The game
 * stands still behind it.
 */
public final class ErrorScreen implements Overlay {
    private static final int SHADE = 0xE0181028;
    private static final int RED = 0xFFFF6C7A;
    private static final int WHITE = 0xFFFFFFFF;
    private static final int DIM = 0xFF9A90B8;
    private static final int MARGIN = 4;
    private static final int LINE = Font.HEIGHT + 1;

    private record Row(String text, int color) {}

    private final GameErrors errors;
    private final GameFiles files;

    /**
     * Creates the screen.
     *
     * @param errors what to show
     * @param files where the failing script's lines are read
     */
    public ErrorScreen(GameErrors errors, GameFiles files) {
        this.errors = errors;
        this.files = files;
    }

    @Override
    public boolean holdsGame(Pad pad) {
        if (errors.shown().isEmpty()) return false;
        if (pad.isPressed("start")) errors.dismiss();
        return errors.shown().isPresent();
    }

    @Override
    public void draw(DrawList list, int width, int height) {
        Optional<GameError> error = errors.shown();
        if (error.isPresent()) draw(list, rows(error.get(), (width - 2 * MARGIN) / Font.WIDTH), width, height);
    }

    private static void draw(DrawList list, List<Row> rows, int width, int height) {
        list.camera(0, 0);
        list.unclip();
        list.rect(0, 0, width, height, SHADE);
        int y = MARGIN;
        for (Row row : rows) {
            list.text(row.text(), MARGIN, y, row.color());
            y += LINE;
        }
        list.rect(0, height - LINE - MARGIN, width, LINE + MARGIN, 0xFF000000 | SHADE);
        list.text("Save: retry  Enter: go on  F5: restart", MARGIN, height - LINE, WHITE);
    }

    private List<Row> rows(GameError error, int columns) {
        List<Row> rows = new ArrayList<>();
        add(rows, error.message(), RED, columns);
        add(rows, "ended: " + error.who(), DIM, columns);
        rows.add(new Row("", DIM));
        for (SourceLines.Line line : SourceLines.around(files, error)) addSource(rows, line, columns);
        rows.add(new Row("", DIM));
        error.traceback().lines().forEach(line -> add(rows, line.strip(), DIM, columns));
        return rows;
    }

    private static void addSource(List<Row> rows, SourceLines.Line line, int columns) {
        String text = line.text();
        rows.add(new Row(text.substring(0, Math.min(text.length(), columns)), line.failing() ? WHITE : DIM));
    }

    private static void add(List<Row> rows, String text, int color, int columns) {
        for (String line : TextWrap.wrap(text, columns)) rows.add(new Row(line, color));
    }
}

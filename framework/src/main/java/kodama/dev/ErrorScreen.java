package kodama.dev;

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
    private static final int SHADE = 0xF0141024;
    private static final int HINT_BAND = 0xFF261E3E;
    private static final int GOLD = 0xFFFFD36B;
    private static final int MARGIN = 4;
    private static final int LINE = Font.HEIGHT + 2;

    /** Hints take at most one row in so many: in a tiny picture the message is worth more. */
    private static final int ROWS_PER_HINT = 6;

    private final GameErrors errors;
    private final GameFiles files;
    private final boolean watched;

    /**
     * Creates the screen.
     *
     * @param errors what to show
     * @param files where the failing script's lines are read
     * @param watched whether saving a mended script begins the game again; players can only go on
     */
    public ErrorScreen(GameErrors errors, GameFiles files, boolean watched) {
        this.errors = errors;
        this.files = files;
        this.watched = watched;
    }

    /** Enter lets the game go on, which is not to hear it, too; without a first scene there is no game to go on. */
    @Override
    public boolean holdsGame(Pad pad) {
        if (errors.shown().isEmpty()) return false;
        if (pad.isPressed("start") && !errors.startFailed()) errors.dismiss();
        return true;
    }

    @Override
    public void draw(DrawList list, int width, int height) {
        Optional<GameError> error = errors.shown();
        if (error.isPresent()) draw(list, error.get(), width, height);
    }

    private void draw(DrawList list, GameError error, int width, int height) {
        int columns = Math.max(1, (width - 2 * MARGIN) / Font.WIDTH);
        List<String> hints = hints(columns, height / LINE / ROWS_PER_HINT);
        int room = height - LINE * hints.size();
        list.camera(0, 0);
        list.unclip();
        list.rect(0, 0, width, height, SHADE);
        drawRows(list, rows(error, columns), width, room);
        drawHints(list, hints, width, room);
    }

    private List<ErrorRows.Row> rows(GameError error, int columns) {
        return ErrorRows.of(error, errors.waiting() - 1, SourceLines.around(files, error), columns);
    }

    private List<String> hints(int columns, int most) {
        List<String> lines = TextWrap.wrap(hint(), columns);
        return lines.subList(0, Math.min(lines.size(), most));
    }

    private String hint() {
        if (!watched) return errors.startFailed() ? "Close the window to end" : "Enter: go on";
        return errors.startFailed() ? "Save: try again" : "Save: try again  Enter: go on";
    }

    private static void drawRows(DrawList list, List<ErrorRows.Row> rows, int width, int room) {
        int fitting = Math.min(rows.size(), room / LINE);
        for (int i = 0; i < fitting; i++) drawRow(list, rows.get(i), i * LINE, width);
    }

    private static void drawRow(DrawList list, ErrorRows.Row row, int y, int width) {
        if (row.band() != 0) list.rect(0, y, width, LINE, row.band());
        list.text(row.text(), MARGIN, y + 1, row.color());
    }

    private static void drawHints(DrawList list, List<String> hints, int width, int top) {
        list.rect(0, top, width, LINE * hints.size(), HINT_BAND);
        for (int i = 0; i < hints.size(); i++) list.text(hints.get(i), MARGIN, top + i * LINE + 1, GOLD);
    }
}

package kodama.dev.portal;

import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.KeyHelp;
import kodama.dev.ui.Palette;
import kodama.dev.ui.PortalBackground;
import kodama.dev.ui.ScrollState;
import kodama.draw.PixelFont;

/** Draws running or finished tests: title, progress bar, rows of results, summary, key help. */
final class TestsScreen {
    private static final List<List<String>> KEYS = List.of(
            List.of("Enter", "portal"),
            List.of("F5", "again"),
            List.of("Arrows", "scroll"),
            List.of("Left/Right", "failures"));

    private static final List<List<String>> KEYS_WHILE_RUNNING = List.of(
            List.of("Escape", "stop"),
            List.of("Enter", "portal"),
            List.of("F5", "again"),
            List.of("Arrows", "scroll"),
            List.of("Left/Right", "failures"));

    private static final int MARGIN = 6;
    private static final int HEAD = 14;
    private static final int BAR = 3;
    private static final int TOP = HEAD + BAR + 2;
    private static final int ROWS_PER_HELP = 7;

    private final String title;
    private final TestRows rows;
    private final ScrollState scroll;

    TestsScreen(String title, TestRows rows, ScrollState scroll) {
        this.title = title;
        this.rows = rows;
        this.scroll = scroll;
    }

    /** Lays out the results for a window, and sets the scroll range. */
    void set(DotCanvas canvas, TestProgress board) {
        rows.set(board, canvas.columns(MARGIN));
        int room = summaryTop(canvas, help(canvas, board)) - TOP;
        scroll.resize(rows.rows().size(), Math.max(1, room / DotCanvas.ROW));
    }

    private static KeyHelp help(DotCanvas canvas, TestProgress board) {
        List<List<String>> keys = board.running().isEmpty() ? KEYS : KEYS_WHILE_RUNNING;
        return new KeyHelp(keys, canvas.columns(MARGIN), canvas.height() / DotCanvas.ROW / ROWS_PER_HELP);
    }

    private static int summaryTop(DotCanvas canvas, KeyHelp help) {
        return canvas.height() - (help.rows() + 1) * DotCanvas.ROW - 2;
    }

    /** Draws what was laid out. */
    void draw(DotCanvas canvas, TestProgress board, long frames) {
        PortalBackground.draw(canvas, frames);
        drawHead(canvas, board);
        drawRows(canvas);
        KeyHelp help = help(canvas, board);
        drawSummary(canvas, summaryTop(canvas, help), board);
        help.drawBand(canvas, MARGIN, canvas.height() - help.rows() * DotCanvas.ROW);
    }

    private void drawHead(DotCanvas canvas, TestProgress board) {
        canvas.rect(0, 0, canvas.width(), HEAD - 1, Palette.BAND);
        canvas.text("Tests of " + title, MARGIN, 3, canvas.width() - 2 * MARGIN, Palette.GOLD);
        canvas.rect(0, HEAD - 1, canvas.width(), BAR, Palette.BAND);
        canvas.rect(0, HEAD - 1, (int) Math.round(canvas.width() * board.fraction()), BAR, color(board));
    }

    private static int color(TestProgress board) {
        return board.failed() == 0 ? Palette.MINT : Palette.RED;
    }

    private static void drawSummary(DotCanvas canvas, int top, TestProgress board) {
        int room = canvas.width() - 2 * MARGIN;
        canvas.rect(0, top, canvas.width(), DotCanvas.ROW + 2, Palette.GROUND);
        canvas.rect(0, top, canvas.width(), 1, color(board));
        if (board.running().isEmpty()) canvas.text(board.summary(), MARGIN, top + 2, room, Palette.GOLD);
        else drawRunning(canvas, top + 2, room, board);
    }

    private static void drawRunning(DotCanvas canvas, int y, int room, TestProgress board) {
        int sum = (board.summary().length() + 1) * PixelFont.WIDTH;
        canvas.text(board.running(), MARGIN, y, room - sum, Palette.PALE);
        canvas.textRightAligned(board.summary(), MARGIN + room, y, Palette.DIM);
    }

    private void drawRows(DotCanvas canvas) {
        int shown = Math.min(scroll.seen(), rows.rows().size() - scroll.top());
        for (int i = 0; i < shown; i++) rows.rows().get(scroll.top() + i).draw(canvas, MARGIN, TOP + i * DotCanvas.ROW);
        scroll.drawBar(canvas, TOP);
    }
}

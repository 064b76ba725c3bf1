package kodama.dev;

import java.util.List;
import kodama.draw.Font;

/** The picture of tests that run or have run: title, a bar that fills, rows of results, the sum, and keys. */
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
    private final Scroll scroll;

    TestsScreen(String title, TestRows rows, Scroll scroll) {
        this.title = title;
        this.rows = rows;
        this.scroll = scroll;
    }

    /** Sets the results in rows for a window, and says how far these can be scrolled. */
    void set(Ink ink, TestBoard board) {
        rows.set(board, ink.columns(MARGIN));
        int room = sumTop(ink, help(ink, board)) - TOP;
        scroll.resize(rows.rows().size(), Math.max(1, room / Ink.ROW));
    }

    private static KeyHelp help(Ink ink, TestBoard board) {
        List<List<String>> keys = board.running().isEmpty() ? KEYS : KEYS_WHILE_RUNNING;
        return new KeyHelp(keys, ink.columns(MARGIN), ink.height() / Ink.ROW / ROWS_PER_HELP);
    }

    private static int sumTop(Ink ink, KeyHelp help) {
        return ink.height() - (help.rows() + 1) * Ink.ROW - 2;
    }

    /** Draws what was set. */
    void draw(Ink ink, TestBoard board, long frames) {
        PortalSky.draw(ink, frames);
        drawHead(ink, board);
        drawRows(ink);
        KeyHelp help = help(ink, board);
        drawSum(ink, sumTop(ink, help), board);
        help.drawBand(ink, MARGIN, ink.height() - help.rows() * Ink.ROW);
    }

    private void drawHead(Ink ink, TestBoard board) {
        ink.rect(0, 0, ink.width(), HEAD - 1, Ink.BAND);
        ink.text("Tests of " + title, MARGIN, 3, ink.width() - 2 * MARGIN, Ink.GOLD);
        ink.rect(0, HEAD - 1, ink.width(), BAR, Ink.BAND);
        ink.rect(0, HEAD - 1, (int) Math.round(ink.width() * board.share()), BAR, color(board));
    }

    private static int color(TestBoard board) {
        return board.failed() == 0 ? Ink.MINT : Ink.RED;
    }

    private static void drawSum(Ink ink, int top, TestBoard board) {
        int room = ink.width() - 2 * MARGIN;
        ink.rect(0, top, ink.width(), Ink.ROW + 2, Ink.GROUND);
        ink.rect(0, top, ink.width(), 1, color(board));
        if (board.running().isEmpty()) ink.text(board.sum(), MARGIN, top + 2, room, Ink.GOLD);
        else drawRunning(ink, top + 2, room, board);
    }

    private static void drawRunning(Ink ink, int y, int room, TestBoard board) {
        int sum = (board.sum().length() + 1) * Font.WIDTH;
        ink.text(board.running(), MARGIN, y, room - sum, Ink.PALE);
        ink.textBefore(board.sum(), MARGIN + room, y, Ink.DIM);
    }

    private void drawRows(Ink ink) {
        int shown = Math.min(scroll.seen(), rows.rows().size() - scroll.top());
        for (int i = 0; i < shown; i++) rows.rows().get(scroll.top() + i).draw(ink, MARGIN, TOP + i * Ink.ROW);
        scroll.drawBar(ink, TOP);
    }
}

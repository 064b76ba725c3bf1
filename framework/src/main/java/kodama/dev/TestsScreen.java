package kodama.dev;

import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.Font;

/** The picture of tests that run or have run: title, a bar that fills, rows of results, the sum, and keys. */
final class TestsScreen {
    private static final List<List<String>> KEYS = List.of(
            List.of("Enter", "portal"),
            List.of("F5", "again"),
            List.of("Arrows", "scroll"),
            List.of("Left/Right", "failures"));

    private static final int MARGIN = 6;
    private static final int HEAD = 14;
    private static final int BAR = 3;
    private static final int ROWS_PER_HELP = 7;

    private final String title;
    private final int dot;
    private final int width;
    private final int height;
    private final KeyHelp help;

    TestsScreen(String title, int width, int height) {
        this.title = title;
        this.dot = Ink.dotFor(width, height);
        this.width = width / dot;
        this.height = height / dot;
        this.help = new KeyHelp(KEYS, columns(), this.height / Ink.ROW / ROWS_PER_HELP);
    }

    /** Letters in a row. */
    int columns() {
        return Math.max(1, (width - 2 * MARGIN) / Font.WIDTH);
    }

    /** How many rows are seen. */
    int rows() {
        return Math.max(1, (sumTop() - top()) / Ink.ROW);
    }

    private static int top() {
        return HEAD + BAR + 2;
    }

    private int helpTop() {
        return height - help.rows() * Ink.ROW;
    }

    private int sumTop() {
        return helpTop() - Ink.ROW - 2;
    }

    void draw(DrawList list, TestBoard board, int scroll, long frames) {
        Ink ink = new Ink(list, dot);
        PortalSky.draw(ink, width, height, frames);
        drawHead(ink, board);
        drawRows(ink, board.rows(), scroll);
        drawSum(ink, board);
        ink.rect(0, helpTop(), width, help.rows() * Ink.ROW, Ink.BAND);
        help.draw(ink, MARGIN, helpTop(), width - 2 * MARGIN);
    }

    private void drawHead(Ink ink, TestBoard board) {
        ink.rect(0, 0, width, HEAD - 1, Ink.BAND);
        ink.text("Tests of " + title, MARGIN, 3, width - 2 * MARGIN, Ink.GOLD);
        ink.rect(0, HEAD - 1, width, BAR, Ink.BAND);
        ink.rect(0, HEAD - 1, (int) Math.round(width * board.done()), BAR, color(board));
    }

    private static int color(TestBoard board) {
        return board.failed() == 0 ? Ink.MINT : Ink.RED;
    }

    private void drawRows(Ink ink, List<ErrorRows.Row> rows, int scroll) {
        int shown = Math.min(rows(), rows.size() - scroll);
        for (int i = 0; i < shown; i++) drawRow(ink, rows.get(scroll + i), top() + i * Ink.ROW);
    }

    private void drawRow(Ink ink, ErrorRows.Row row, int y) {
        if (row.band() != 0) ink.rect(0, y, width, Ink.ROW, row.band());
        ink.text(row.text(), MARGIN, y + 1, width - MARGIN, row.color());
    }

    private void drawSum(Ink ink, TestBoard board) {
        int y = sumTop();
        boolean running = !board.running().isEmpty();
        ink.rect(0, y, width, Ink.ROW + 2, Ink.GROUND);
        ink.rect(0, y, width, 1, color(board));
        ink.text(
                running ? board.running() : board.sum(),
                MARGIN,
                y + 2,
                width - 2 * MARGIN,
                running ? Ink.PALE : Ink.GOLD);
    }
}

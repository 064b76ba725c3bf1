package kodama.dev.overlay;

import java.util.List;
import kodama.dev.ui.DotCanvas;
import kodama.dev.ui.Palette;
import kodama.draw.PixelFont;

/** A translucent panel of rows; its position is in dots. */
record StatsPanel(int left, int top, int columns) {
    /** Background of panels over the running game. */
    static final int GLASS = 0xD0141024;

    private static final int MARGIN = 4;

    /** Width of a panel with a number of characters per row, in dots. */
    static int width(int columns) {
        return columns * PixelFont.WIDTH + 2 * MARGIN;
    }

    /** Number of characters per row in a panel of a width in dots. */
    static int columns(int width) {
        return Math.max(1, (width - 2 * MARGIN) / PixelFont.WIDTH);
    }

    /** Draws the rows that fit. */
    void draw(DotCanvas canvas, List<StatRow> rows) {
        int room = (canvas.height() - top - 2 * MARGIN) / DotCanvas.ROW;
        int shown = Math.max(0, Math.min(rows.size(), room));
        if (shown == 0) return;
        canvas.rect(left, top, width(columns), shown * DotCanvas.ROW + MARGIN, GLASS);
        for (int i = 0; i < shown; i++) drawRow(canvas, rows.get(i), top + MARGIN / 2 + i * DotCanvas.ROW + 1);
    }

    private void drawRow(DotCanvas canvas, StatRow row, int y) {
        int right = left + MARGIN + columns * PixelFont.WIDTH;
        int room = (columns - row.value().length() - (row.value().isEmpty() ? 0 : 1)) * PixelFont.WIDTH;
        canvas.text(row.name(), left + MARGIN, y, room, row.isHead() ? Palette.MINT : Palette.PALE);
        canvas.textRightAligned(row.value(), right, y, row.isHead() ? Palette.GOLD : Palette.WHITE);
    }
}

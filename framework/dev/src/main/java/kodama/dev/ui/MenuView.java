package kodama.dev.ui;

import kodama.draw.PixelFont;
import kodama.player.menu.Menu;
import kodama.player.menu.MenuItem;

/**
 * Draws a menu: headings, items, the cursor, and a scroll bar. Positions are in dots.
 *
 * @param rows number of visible rows
 */
public record MenuView(int left, int top, int width, int rows) {
    private static final String POINTER = "\u25B6";
    private static final int INDENT = PixelFont.WIDTH + 4;

    /** Draws the visible rows and sets their number in the menu. */
    public void draw(DotCanvas canvas, Menu<?> menu) {
        menu.resize(rows);
        int shown = Math.min(rows, menu.rows().size() - menu.scroll());
        String heading = menu.stickyHeading();
        if (!heading.isEmpty()) drawHeading(canvas, heading, top);
        for (int i = heading.isEmpty() ? 0 : 1; i < shown; i++)
            drawRow(canvas, menu, menu.scroll() + i, top + i * DotCanvas.ROW);
        canvas.scrollBar(left + width, top, rows, menu.rows().size(), menu.scroll());
    }

    private void drawRow(DotCanvas canvas, Menu<?> menu, int row, int y) {
        MenuItem<?> item = menu.rows().get(row).item();
        if (item == null) drawHeading(canvas, menu.rows().get(row).heading(), y);
        else drawItem(canvas, item, y, row == menu.rowOfCursor());
    }

    private void drawHeading(DotCanvas canvas, String heading, int y) {
        int end = left + heading.length() * PixelFont.WIDTH + 4;
        canvas.text(heading, left, y + 1, room(), Palette.MINT);
        if (end < left + room()) canvas.rect(end, y + 4, left + room() - end, 1, Palette.BAND);
    }

    private void drawItem(DotCanvas canvas, MenuItem<?> item, int y, boolean chosen) {
        if (chosen) canvas.rect(left - 2, y, room() + 4, DotCanvas.ROW, Palette.CURSOR);
        if (chosen) canvas.text(POINTER, left, y + 1, PixelFont.WIDTH, Palette.GOLD);
        canvas.text(item.title(), left + INDENT, y + 1, room() - INDENT, color(item, chosen));
        int free = room() - INDENT - (item.title().length() + 1) * PixelFont.WIDTH;
        if (item.note().length() * PixelFont.WIDTH <= free)
            canvas.textRightAligned(item.note(), left + room(), y + 1, noteColor(item, chosen));
    }

    private static int color(MenuItem<?> item, boolean chosen) {
        return chosen ? Palette.WHITE : item.isChoosable() ? Palette.PALE : Palette.DIM;
    }

    /** The color of the note, which is highlighted for items that only show a value. */
    private static int noteColor(MenuItem<?> item, boolean chosen) {
        return chosen ? Palette.GOLD : item.isChoosable() ? Palette.DIM : Palette.PALE;
    }

    /** The width without the scroll bar. */
    private int room() {
        return width - DotCanvas.BAR - 4;
    }

    /** Index of the menu's row at a position, from 0; -1 outside and on the sticky heading. */
    public int rowAt(Menu<?> menu, int x, int y) {
        int first = menu.stickyHeading().isEmpty() ? top : top + DotCanvas.ROW;
        boolean inside = x >= left && x < left + width && y >= first && y < top + rows * DotCanvas.ROW;
        return inside ? menu.scroll() + (y - top) / DotCanvas.ROW : -1;
    }
}

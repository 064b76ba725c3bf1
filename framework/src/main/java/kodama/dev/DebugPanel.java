package kodama.dev;

import java.util.List;
import kodama.draw.Font;

/**
 * A framed panel in the middle of the picture: some lines, and a menu under them.
 *
 * @param left left edge; in dots
 * @param top top edge; in dots
 * @param width from the left to the right edge; in dots
 * @param rows how many rows of the menu are seen
 * @param head the lines
 */
record DebugPanel(int left, int top, int width, int rows, List<String> head) {
    private static final int GROUND = 0xF0141024;
    private static final int MARGIN = 6;
    private static final int WIDEST = 34 * Font.WIDTH;

    /** Places a panel in a picture of so many dots; rows that do not fit are scrolled. */
    static DebugPanel of(Menu<?> menu, List<String> head, int pictureWidth, int pictureHeight) {
        int width = Math.min(pictureWidth - 2, WIDEST);
        int room = (pictureHeight - 3 * MARGIN) / Ink.ROW - head.size();
        int rows = Math.max(1, Math.min(menu.rows().size(), room));
        int top = Math.max(0, (pictureHeight - height(head, rows)) / 2);
        return new DebugPanel((pictureWidth - width) / 2, top, width, rows, head);
    }

    private static int height(List<String> head, int rows) {
        return (rows + head.size()) * Ink.ROW + 3 * MARGIN;
    }

    void draw(Ink ink, Menu<?> menu) {
        ink.rect(left, top, width, height(head, rows), GROUND);
        ink.frame(left, top, width, height(head, rows), Ink.GOLD);
        int inside = width - 2 * MARGIN;
        for (int i = 0; i < head.size(); i++)
            ink.text(head.get(i), left + MARGIN, top + MARGIN + i * Ink.ROW, inside, Ink.DIM);
        int below = top + 2 * MARGIN + head.size() * Ink.ROW;
        new MenuView(left + MARGIN, below, inside, rows).draw(ink, menu);
    }
}

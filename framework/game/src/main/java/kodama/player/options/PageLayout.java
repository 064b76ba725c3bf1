package kodama.player.options;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.PixelFont;
import kodama.player.GamePixels;
import kodama.player.menu.Menu;

/**
 * The positions of a page's items in a picture, in virtual pixels. If not all items fit, those around the cursor are
 * visible. Values of several columns are separated by tabs.
 *
 * @param dot size of a font dot
 * @param tops the upper edge of each item; {@link #HIDDEN} if it does not fit
 */
record PageLayout(int dot, int left, int right, List<Integer> tops) {
    static final int HIDDEN = -1;

    /** Height of a row, in dots. */
    static final int ROW = PixelFont.HEIGHT + 4;

    private static final int GROUP_GAP = 5;
    private static final int HEADER_HEIGHT = 30;
    private static final int FOOTER_HEIGHT = 18;
    private static final int MARGIN = 8;
    private static final int MAX_WIDTH = 304;

    /** Part of the width at which each column of a value begins. */
    private static final double[] COLUMNS = {0.25, 0.6, 1};

    /** On a narrow page, only the first column is shown. */
    private static final double[] FIRST_COLUMN = {0.45, 1, 1};

    private static final int NARROW = 200;

    /**
     * Lays out a page.
     *
     * @param headings number of lines between the title and the items
     */
    static PageLayout of(Menu<?> menu, int headings, int width, int height) {
        int dot = GamePixels.dotFor(width, height);
        int wide = Math.min(width - 2 * MARGIN * dot, MAX_WIDTH * dot);
        int left = (width - wide) / 2;
        List<Integer> offsets = offsets(menu);
        int header = HEADER_HEIGHT + headings * ROW;
        int room = height / dot - header - FOOTER_HEIGHT;
        int scroll = scroll(offsets, menu.position() - 1, room);
        List<Integer> tops = new ArrayList<>();
        for (int offset : offsets) {
            int top = offset - scroll;
            tops.add(top >= 0 && top + ROW <= room ? (header + top) * dot : HIDDEN);
        }
        return new PageLayout(dot, left, left + wide, tops);
    }

    /** Returns the distance of each item from the first, in dots; there is a small gap between groups. */
    private static List<Integer> offsets(Menu<?> menu) {
        List<Integer> offsets = new ArrayList<>();
        int y = 0;
        for (Menu.Row<?> row : menu.rows()) {
            if (row.item() != null) {
                offsets.add(y);
                y += ROW;
            } else if (!offsets.isEmpty()) {
                y += GROUP_GAP;
            }
        }
        return offsets;
    }

    /** Returns how far the rows are scrolled, with the cursor in the middle where possible. */
    private static int scroll(List<Integer> offsets, int cursor, int room) {
        int all = offsets.get(offsets.size() - 1) + ROW;
        int wanted = offsets.get(cursor) - (room - ROW) / 2;
        return Math.max(0, Math.min(wanted, all - room));
    }

    /** Returns the index of the item at a position; -1 if there is none. */
    int itemAt(int x, int y) {
        if (x < left || x >= right) return HIDDEN;
        for (int i = 0; i < tops.size(); i++)
            if (tops.get(i) != HIDDEN && y >= tops.get(i) && y < tops.get(i) + ROW * dot) return i;
        return HIDDEN;
    }

    /** Returns the left edge of a column of values, from 0; the right edge of the last one is that of the next. */
    int column(int number) {
        return left + (int) ((right - left) * (isNarrow() ? FIRST_COLUMN : COLUMNS)[number]);
    }

    /** Returns whether there is little room for values. */
    boolean isNarrow() {
        return right - left < NARROW * dot;
    }

    /** Returns where the values begin. */
    int middle() {
        return left + (right - left) / 2;
    }

    /** Returns the x to the left of which a click on a value selects the previous one. */
    int valueMiddle() {
        return left + (right - left) * 3 / 4;
    }
}

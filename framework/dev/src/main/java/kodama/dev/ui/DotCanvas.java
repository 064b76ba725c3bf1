package kodama.dev.ui;

import kodama.draw.DrawList;
import kodama.draw.PixelFont;

/**
 * Draws in dots instead of pixels. A dot is one pixel in a small window and several in a large one, so that text is
 * readable and a row has 40 to 90 characters. Positions and sizes are in dots, colors in ARGB.
 *
 * @param dot width and height of a dot, in pixels
 */
public record DotCanvas(DrawList list, int dot, int width, int height) {
    /** Height of a row, in dots. */
    public static final int ROW = PixelFont.HEIGHT + 2;

    /** Width of a scroll bar, in dots. */
    static final int BAR = 2;

    private static final double WIDE = 480;
    private static final double HIGH = 360;

    /** Creates a canvas for a window with a size in pixels. */
    public static DotCanvas on(DrawList list, int width, int height) {
        int dot = dotFor(width, height);
        return new DotCanvas(list, dot, width / dot, height / dot);
    }

    /** The size of a dot in pixels, from 1 to 100, so that about 60 by 36 characters fit into the window. */
    public static int dotFor(int width, int height) {
        return (int) Math.max(1, Math.min(100, Math.round(Math.min(width / WIDE, height / HIGH))));
    }

    /** Fills the window, including the last pixels that are not a whole dot. */
    public void fill(int color) {
        list.fill(color);
    }

    /** The number of characters in a row between margins; at least 1. */
    public int columns(int margin) {
        return Math.max(1, (width - 2 * margin) / PixelFont.WIDTH);
    }

    public void rect(int x, int y, int width, int height, int color) {
        list.rect(x * dot, y * dot, width * dot, height * dot, color);
    }

    /** Draws the outline of a rectangle, one dot wide. */
    public void frame(int x, int y, int width, int height, int color) {
        rect(x, y, width, 1, color);
        rect(x, y + height - 1, width, 1, color);
        rect(x, y, 1, height, color);
        rect(x + width - 1, y, 1, height, color);
    }

    /** Draws a small disc. */
    public void shot(double x, double y, int color) {
        list.disc(x * dot, y * dot, 1.5 * dot, color);
    }

    /** Draws as much of a line as fits into a width. */
    public void text(String text, int x, int y, int width, int color) {
        list.text(TextWrap.cut(text, width / PixelFont.WIDTH), x * dot, y * dot, color, dot);
    }

    /** Draws a line that ends at a position. */
    public void textRightAligned(String text, int right, int y, int color) {
        list.text(text, (right - text.length() * PixelFont.WIDTH) * dot, y * dot, color, dot);
    }

    /** Draws a scroll bar for rows of which some are visible, from {@code first} on; nothing if all are visible. */
    void scrollBar(int right, int top, int seen, int rows, int first) {
        if (rows <= seen) return;
        int height = seen * ROW;
        int length = Math.max(4, height * seen / rows);
        rect(right - BAR, top, BAR, height, Palette.BAND);
        rect(right - BAR, top + (height - length) * first / (rows - seen), BAR, length, Palette.MINT);
    }
}

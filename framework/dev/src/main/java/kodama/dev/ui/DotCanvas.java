package kodama.dev.ui;

import kodama.draw.DotFont;
import kodama.draw.DrawList;

/**
 * Draws in dots instead of pixels: a dot is one pixel in a small window and several in a large one, so that writing can
 * be read and 40 to 90 letters find room side by side.
 *
 * @param list where drawing goes
 * @param dot width and height of a dot; in pixels
 * @param width of the window; in dots
 * @param height of the window; in dots
 */
public record DotCanvas(DrawList list, int dot, int width, int height) {
    /** Distance of rows; in dots. */
    public static final int ROW = DotFont.HEIGHT + 2;

    private static final double WIDE = 480;
    private static final double HIGH = 360;

    /**
     * Draws in a window of so many pixels.
     *
     * @param list where drawing goes
     * @param width of the window; in pixels
     * @param height of the window; in pixels
     * @return what draws there
     */
    public static DotCanvas on(DrawList list, int width, int height) {
        int dot = dotFor(width, height);
        return new DotCanvas(list, dot, width / dot, height / dot);
    }

    /**
     * Chooses the dot for a window: the one with which it comes nearest to 60 letters by 36 rows, or has more.
     *
     * @param width of the window; in pixels
     * @param height of the window; in pixels
     * @return width and height of a dot; in pixels, 1 to 100
     */
    public static int dotFor(int width, int height) {
        return (int) Math.max(1, Math.min(100, Math.round(Math.min(width / WIDE, height / HIGH))));
    }

    /**
     * Covers everything, the last pixels too that make no whole dot.
     *
     * @param color ARGB
     */
    public void fill(int color) {
        list.fill(color);
    }

    /**
     * Counts the letters that stand side by side between margins.
     *
     * @param margin at either side; in dots
     * @return at least 1
     */
    public int columns(int margin) {
        return Math.max(1, (width - 2 * margin) / DotFont.WIDTH);
    }

    /**
     * Fills a rectangle.
     *
     * @param x left edge; in dots
     * @param y top edge; in dots
     * @param width in dots
     * @param height in dots
     * @param color ARGB
     */
    public void rect(int x, int y, int width, int height, int color) {
        list.rect(x * dot, y * dot, width * dot, height * dot, color);
    }

    /**
     * Draws the edge of a rectangle, a dot wide.
     *
     * @param x left edge; in dots
     * @param y top edge; in dots
     * @param width in dots
     * @param height in dots
     * @param color ARGB
     */
    public void frame(int x, int y, int width, int height, int color) {
        rect(x, y, width, 1, color);
        rect(x, y + height - 1, width, 1, color);
        rect(x, y, 1, height, color);
        rect(x + width - 1, y, 1, height, color);
    }

    /**
     * Draws a small disc.
     *
     * @param x of its middle; in dots
     * @param y of its middle; in dots
     * @param color ARGB
     */
    public void shot(double x, double y, int color) {
        list.disc(x * dot, y * dot, 1.5 * dot, color);
    }

    /**
     * Writes as much of a text as fits into a width.
     *
     * @param text a line
     * @param x left edge; in dots
     * @param y top edge; in dots
     * @param width of the room for it; in dots
     * @param color ARGB
     */
    public void text(String text, int x, int y, int width, int color) {
        list.text(TextWrap.cut(text, width / DotFont.WIDTH), x * dot, y * dot, color, dot);
    }

    /**
     * Writes a text that ends at a place.
     *
     * @param text a line
     * @param right where it ends; in dots
     * @param y top edge; in dots
     * @param color ARGB
     */
    public void textBefore(String text, int right, int y, int color) {
        list.text(text, (right - text.length() * DotFont.WIDTH) * dot, y * dot, color, dot);
    }
}

package kodama.dev;

import kodama.draw.DrawList;
import kodama.draw.Font;

/**
 * Draws in dots instead of pixels: a dot is one pixel in a small picture and several in a large one, so that writing
 * stays as large as it was on old screens.
 *
 * @param list where drawing goes
 * @param dot width and height of a dot; in pixels
 */
record Ink(DrawList list, int dot) {
    static final int GROUND = 0xFF141024;
    static final int BAND = 0xFF261E3E;
    static final int CURSOR = 0xFF5A3FA0;
    static final int WHITE = 0xFFFFFFFF;
    static final int PALE = 0xFFD8D0EC;
    static final int DIM = 0xFF9A90B8;
    static final int GOLD = 0xFFFFD36B;
    static final int MINT = 0xFF8FD3B6;
    static final int RED = 0xFFC23A54;

    /** Distance of rows; in dots. */
    static final int ROW = Font.HEIGHT + 2;

    private static final int WIDE = 320;
    private static final int HIGH = 240;
    private static final String CUT = "..";

    /** The dot for a picture: as large as leaves room for the screens of old. */
    static int dotFor(int width, int height) {
        return Math.max(1, Math.min(100, Math.min(width / WIDE, height / HIGH)));
    }

    void rect(int x, int y, int width, int height, int color) {
        list.rect(x * dot, y * dot, width * dot, height * dot, color);
    }

    void frame(int x, int y, int width, int height, int color) {
        rect(x, y, width, 1, color);
        rect(x, y + height - 1, width, 1, color);
        rect(x, y, 1, height, color);
        rect(x + width - 1, y, 1, height, color);
    }

    void shot(double x, double y, int color) {
        list.disc(x * dot, y * dot, 1.5 * dot, color);
    }

    /** Writes as much of a text as fits into a width. */
    void text(String text, int x, int y, int width, int color) {
        list.text(cut(text, width / Font.WIDTH), x * dot, y * dot, color, dot);
    }

    /** Writes a text that ends at a place. */
    void textBefore(String text, int right, int y, int color) {
        list.text(text, (right - text.length() * Font.WIDTH) * dot, y * dot, color, dot);
    }

    private static String cut(String text, int columns) {
        if (text.length() <= columns) return text;
        return columns < 2 * CUT.length()
                ? text.substring(0, Math.max(0, columns))
                : text.substring(0, columns - CUT.length()) + CUT;
    }
}

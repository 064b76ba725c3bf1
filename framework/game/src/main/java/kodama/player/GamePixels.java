package kodama.player;

import kodama.draw.DrawList;
import kodama.draw.PixelFont;

/** How what is not the game's is drawn in the game's own pixels: large enough for its picture, beside its camera. */
public final class GamePixels {
    /** The picture for which letters have the size that they are drawn in. */
    private static final int WIDE = 320;

    private static final int HIGH = 240;

    private GamePixels() {}

    /** The size of a letter's dot in a picture: 1, or 2 from 640 by 480 on, and so on; in virtual pixels. */
    public static int dotFor(int width, int height) {
        return Math.max(1, Math.min(width / WIDE, height / HIGH));
    }

    /** Lets what follows be drawn on the picture as a whole, wherever the game has left camera and clip. */
    public static void begin(DrawList list) {
        list.camera(0, 0);
        list.unclip();
    }

    /** The text, or as much of its beginning as fits into a width with two points after it; in virtual pixels. */
    public static String cut(String text, int width, int dot) {
        if (PixelFont.width(text, dot) <= width) return text;
        int end = text.length();
        while (end > 0 && PixelFont.width(text.substring(0, end) + "..", dot) > width) end--;
        return text.substring(0, end) + "..";
    }

    /** Writes a line in the middle of the picture's width. */
    public static void centered(DrawList list, String text, int width, int y, int color, int dot) {
        String shown = cut(text, width, dot);
        list.text(shown, (width - PixelFont.width(shown, dot)) / 2, y, color, dot);
    }
}

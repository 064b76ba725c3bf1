package kodama.player;

import java.util.ArrayList;
import java.util.List;
import kodama.draw.DrawList;
import kodama.draw.PixelFont;

/** Helpers to draw text over a game in the game's own pixels, scaled to its picture and independent of its camera. */
public final class GamePixels {
    /** Size of a picture in which text is drawn at its original size. */
    private static final int BASE_WIDTH = 320;

    private static final int BASE_HEIGHT = 240;

    private GamePixels() {}

    /**
     * Returns the size of a font dot for a picture: 1, or 2 from 640 by 480 pixels on, and so on; in virtual pixels.
     */
    public static int dotFor(int width, int height) {
        return Math.max(1, Math.min(width / BASE_WIDTH, height / BASE_HEIGHT));
    }

    /** Resets camera and clip, so that positions are relative to the picture. */
    public static void begin(DrawList list) {
        list.camera(0, 0);
        list.unclip();
    }

    /** Returns the text, shortened to end with two dots if it is wider than this, in virtual pixels. */
    public static String cut(String text, int width, int dot) {
        if (PixelFont.width(text, dot) <= width) return text;
        int end = text.length();
        while (end > 0 && PixelFont.width(text.substring(0, end) + "..", dot) > width) end--;
        return text.substring(0, end) + "..";
    }

    /** Returns the largest size of a font dot, at most this, at which a text fits into a line; 1 if it never does. */
    static int largestDot(String text, int width, int most) {
        int dot = most;
        while (dot > 1 && PixelFont.width(text, dot) > width) dot--;
        return dot;
    }

    /**
     * Breaks a text at separators, such as three spaces, into lines of at most this width, in virtual pixels; a wider
     * part is broken at spaces, and a wider word has its own line.
     */
    public static List<String> wrap(String text, String separator, int width, int dot) {
        List<String> lines = new ArrayList<>();
        String line = "";
        for (String part : text.split(separator)) {
            boolean isWide = PixelFont.width(part, dot) > width && !separator.equals(" ");
            for (String piece : isWide ? wrap(part, " ", width, dot) : List.of(part)) {
                String longer = line.isEmpty() ? piece : line + separator + piece;
                boolean fits = line.isEmpty() || PixelFont.width(longer, dot) <= width;
                if (!fits) lines.add(line);
                line = fits ? longer : piece;
            }
        }
        lines.add(line);
        return lines;
    }

    /** Draws a line of text, horizontally centered in the picture. */
    public static void centered(DrawList list, String text, int width, int y, int color, int dot) {
        String shown = cut(text, width, dot);
        list.text(shown, (width - PixelFont.width(shown, dot)) / 2, y, color, dot);
    }
}

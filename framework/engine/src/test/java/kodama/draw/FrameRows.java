package kodama.draw;

import java.util.ArrayList;
import java.util.List;

/** Frames as rows of characters: one character is one pixel. */
final class FrameRows {
    private static final int SIZE_LIMIT = 64;

    private FrameRows() {}

    /** Black is '.', white '#', red 'r', green 'g', blue 'b', anything else '?'. */
    static List<String> of(FrameBuffer frame) {
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < Math.min(SIZE_LIMIT, frame.height()); y++) rows.add(row(frame, y));
        return rows;
    }

    /** The dots of a character of {@link PixelFont}. */
    static List<String> ofDots(long dots) {
        List<String> rows = new ArrayList<>();
        for (int y = 0; y < 8; y++) {
            StringBuilder row = new StringBuilder();
            for (int x = 0; x < 8; x++) row.append((dots >>> 63 - 8 * y - x & 1) == 1 ? '#' : '.');
            rows.add(row.toString());
        }
        return rows;
    }

    private static String row(FrameBuffer frame, int y) {
        StringBuilder row = new StringBuilder();
        for (int x = 0; x < frame.width(); x++) row.append(name(frame.pixels()[y * frame.width() + x]));
        return row.toString();
    }

    private static char name(int color) {
        return switch (color) {
            case 0xFF000000 -> '.';
            case 0xFFFFFFFF -> '#';
            case 0xFFFF0000 -> 'r';
            case 0xFF00FF00 -> 'g';
            case 0xFF0000FF -> 'b';
            default -> '?';
        };
    }

    /** The picture with these rows; '.' is transparent. */
    static Image image(String... rows) {
        int[] pixels = new int[rows.length * rows[0].length()];
        for (int i = 0; i < pixels.length; i++)
            pixels[i] = color(rows[i / rows[0].length()].charAt(i % rows[0].length()));
        return new Image("test", rows[0].length(), rows.length, pixels);
    }

    private static int color(char name) {
        return switch (name) {
            case '.' -> 0;
            case '#' -> 0xFFFFFFFF;
            case 'r' -> 0xFFFF0000;
            case 'g' -> 0xFF00FF00;
            case 'b' -> 0xFF0000FF;
            default -> throw new IllegalArgumentException("no color is called " + name);
        };
    }
}

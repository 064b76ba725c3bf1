package kodama.draw;

import java.util.Arrays;
import kodama.file.BundledFiles;

/**
 * Letters of one size as dots, a bit for each, found by their codes: a font of the framework's own. Immutable.
 *
 * <p>A file begins with width, height (a byte each) and the number of letters (two bytes); codes follow, ascending (two
 * bytes each), then the dots of each letter: row by row from the top left, the highest bit first, filled up to whole
 * bytes.
 */
public final class GlyphSheet {
    private static final int HEAD = 4;

    private final byte[] file;
    private final char[] codes;
    private final int width;
    private final int height;
    private final int bytes;

    GlyphSheet(byte[] file) {
        this.file = file;
        width = file[0] & 255;
        height = file[1] & 255;
        bytes = (width * height + 7) / 8;
        codes = new char[two(2)];
        for (int i = 0; i < codes.length; i++) codes[i] = (char) two(HEAD + 2 * i);
    }

    private int two(int at) {
        return (file[at] & 255) << 8 | file[at + 1] & 255;
    }

    /**
     * Reads a sheet of the framework's.
     *
     * @param name of the file beside this class
     */
    public static GlyphSheet load(String name) {
        return new GlyphSheet(BundledFiles.read(GlyphSheet.class, name));
    }

    /** Looks for a letter: its place in the sheet; negative if it has none. */
    public int find(int code) {
        return code > Character.MAX_VALUE ? -1 : Arrays.binarySearch(codes, (char) code);
    }

    /** Returns how many letters there are, at least 1. */
    public int count() {
        return codes.length;
    }

    /** Returns the width of each letter, in dots. */
    public int width() {
        return width;
    }

    /** Returns the height of each letter, in dots. */
    public int height() {
        return height;
    }

    /**
     * Makes the picture of a letter.
     *
     * @param index its place, from {@link #find}
     * @return white dots on nothing
     */
    public Image image(int index) {
        int[] pixels = new int[width * height];
        int first = HEAD + 2 * codes.length + index * bytes;
        for (int i = 0; i < pixels.length; i++)
            if ((file[first + i / 8] << i % 8 & 0x80) != 0) pixels[i] = Colors.WHITE;
        return new Image(Character.toString(codes[index]), width, height, pixels);
    }

    /** The dots of a letter in a sheet of eight by eight, as {@link PixelFont#rows} has them. */
    long rows(int index) {
        long rows = 0;
        int first = HEAD + 2 * codes.length + index * bytes;
        for (int i = 0; i < 8; i++) rows = rows << 8 | file[first + i] & 255;
        return rows;
    }
}

package kodama.draw;

import java.util.Arrays;
import kodama.file.BundledFiles;

/**
 * A bitmap font of the framework: letters of one size with a bit for each dot, found by their codes. Immutable.
 *
 * <p>A file begins with width, height (a byte each) and the number of letters (two bytes); then follow the codes in
 * ascending order (two bytes each) and the dots of each letter: row by row from the top left, the highest bit first,
 * padded to whole bytes.
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
     * Reads a sheet of the framework.
     *
     * @param name name of a file in this package
     */
    public static GlyphSheet load(String name) {
        return new GlyphSheet(BundledFiles.read(GlyphSheet.class, name));
    }

    /** Returns the index of a letter; negative if there is none. */
    public int find(int code) {
        return code > Character.MAX_VALUE ? -1 : Arrays.binarySearch(codes, (char) code);
    }

    /** Returns the number of letters, at least 1. */
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
     * Returns a picture of a letter.
     *
     * @param index its index, from {@link #find}
     * @return white dots on a transparent background
     */
    public Image image(int index) {
        int[] pixels = new int[width * height];
        int first = HEAD + 2 * codes.length + index * bytes;
        for (int i = 0; i < pixels.length; i++)
            if ((file[first + i / 8] << i % 8 & 0x80) != 0) pixels[i] = Colors.WHITE;
        return new Image(Character.toString(codes[index]), width, height, pixels);
    }

    /** Dots of a letter in a sheet of eight by eight, in the format of {@link PixelFont#rows}. */
    long rows(int index) {
        long rows = 0;
        int first = HEAD + 2 * codes.length + index * bytes;
        for (int i = 0; i < 8; i++) rows = rows << 8 | file[first + i] & 255;
        return rows;
    }
}

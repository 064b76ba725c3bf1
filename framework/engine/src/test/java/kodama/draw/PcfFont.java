package kodama.draw;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads X11 bitmap fonts from {@code .pcf} files, as far as necessary for the framework's own fonts.
 *
 * @see <a href="https://fontforge.org/docs/techref/pcf-format.html">The X11 PCF bitmap font file format</a>
 */
final class PcfFont {
    private static final int METRICS = 4;
    private static final int BITMAPS = 8;
    private static final int ENCODINGS = 32;

    // Bits of a table's format
    private static final int BIG_ENDIAN = 4;
    private static final int HIGHEST_BIT_LEFT = 8;
    private static final int SMALL_METRICS = 0x100;

    private final byte[] file;
    private final Map<Integer, Integer> tables = new HashMap<>();

    PcfFont(byte[] file) {
        this.file = file;
        ByteBuffer head = ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).position(4);
        for (int rest = head.getInt(); rest > 0; rest--) {
            int type = head.getInt();
            head.getInt();
            head.getInt();
            tables.put(type, head.getInt());
        }
    }

    /** Positioned after the format of a table, which always begins with the lower byte. */
    private ByteBuffer table(int type) {
        ByteBuffer in = ByteBuffer.wrap(file).position(tables.get(type)).slice();
        boolean isBig = (format(type) & BIG_ENDIAN) != 0;
        return in.order(isBig ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN).position(4);
    }

    private int format(int type) {
        return ByteBuffer.wrap(file).order(ByteOrder.LITTLE_ENDIAN).getInt(tables.get(type));
    }

    /** Index of each character's picture, by its code in the font's encoding. */
    Map<Integer, Integer> encodings() {
        ByteBuffer in = table(ENCODINGS);
        int firstLow = in.getShort();
        int lastLow = in.getShort();
        int firstHigh = in.getShort();
        int lastHigh = in.getShort();
        in.getShort();
        Map<Integer, Integer> found = new TreeMap<>();
        for (int high = firstHigh; high <= lastHigh; high++)
            for (int low = firstLow; low <= lastLow; low++) {
                int glyph = in.getShort();
                if (glyph != -1) found.put(high << 8 | low, glyph);
            }
        return found;
    }

    /** The dots of a picture, row by row from the top left. */
    boolean[] dots(int glyph, int width, int height) {
        requireSize(glyph, width, height);
        ByteBuffer in = table(BITMAPS);
        int count = in.getInt();
        int format = format(BITMAPS);
        int padding = 1 << (format & 3);
        int rowBytes = ((width + 7) / 8 + padding - 1) / padding * padding;
        int first = 8 + 4 * count + 16 + in.getInt(8 + 4 * glyph);
        if ((format & HIGHEST_BIT_LEFT) == 0) throw new IllegalArgumentException("the lowest bit is at the left");
        boolean[] dots = new boolean[width * height];
        for (int y = 0; y < height; y++)
            for (int x = 0; x < width; x++)
                dots[y * width + x] = (in.get(first + y * rowBytes + x / 8) << x % 8 & 0x80) != 0;
        return dots;
    }

    private void requireSize(int glyph, int width, int height) {
        ByteBuffer in = table(METRICS);
        if ((format(METRICS) & SMALL_METRICS) == 0) throw new IllegalArgumentException("its metrics are large ones");
        int at = 6 + 5 * glyph;
        int wide = (in.get(at + 1) & 255) - (in.get(at) & 255);
        int high = (in.get(at + 3) & 255) + (in.get(at + 4) & 255) - 256;
        if (wide != width || high != height)
            throw new IllegalArgumentException("letter " + glyph + " is " + wide + " by " + high + " dots");
    }
}

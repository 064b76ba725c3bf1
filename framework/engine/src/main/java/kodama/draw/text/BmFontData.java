package kodama.draw.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The contents of a BMFont file in any of its three formats.
 *
 * @param lineHeight distance between the tops of two lines; in dots
 * @param packed whether a page has four pictures, one in each channel
 * @param pages names of the pictures, by page number
 * @param letters by their codes; -1 is shown for missing ones
 * @param kernings added between two letters, by {@link #pair}
 */
record BmFontData(
        int lineHeight,
        boolean packed,
        List<String> pages,
        Map<Integer, GlyphEntry> letters,
        Map<Long, Integer> kernings) {
    /**
     * A letter with the names of the file: its position in a page, its offset, and the channel (1 blue, 2 green, 4 red,
     * 8 alpha).
     */
    record GlyphEntry(int x, int y, int width, int height, int left, int top, int advance, int page, int channel) {}

    static long pair(int left, int right) {
        return (long) left << 32 | right & 0xFFFFFFFFL;
    }

    /** Collects the contents of a file, in their order. */
    static final class Builder {
        private static final int MAX_PAGES = 256;
        private static final int MAX_LINE_HEIGHT = 1_024;

        private final TreeMap<Integer, String> pages = new TreeMap<>();
        private final Map<Integer, GlyphEntry> letters = new HashMap<>();
        private final Map<Long, Integer> kernings = new HashMap<>();
        private int lineHeight;
        private boolean packed;

        void common(int lineHeight, boolean packed) throws IOException {
            if (lineHeight < 1 || lineHeight > MAX_LINE_HEIGHT)
                throw new IOException(
                        "its line height must be from 1 to " + MAX_LINE_HEIGHT + " but was " + lineHeight);
            this.lineHeight = lineHeight;
            this.packed = packed;
        }

        void page(int number, String file) throws IOException {
            if (number < 0 || number >= MAX_PAGES)
                throw new IOException("its page number must be from 0 to " + (MAX_PAGES - 1) + " but was " + number);
            if (file.isEmpty()) throw new IOException("its page " + number + " has no file name");
            pages.put(number, file);
        }

        void letter(int code, GlyphEntry letter) throws IOException {
            if (letter.x < 0 || letter.y < 0 || letter.width < 0 || letter.height < 0)
                throw new IOException("its letter " + code + " has a negative place or size");
            letters.put(code, letter);
        }

        void kerning(int left, int right, int amount) {
            if (amount != 0) kernings.put(pair(left, right), amount);
        }

        BmFontData build() throws IOException {
            if (lineHeight == 0) throw new IOException("it has no line height ('common')");
            if (pages.isEmpty()) throw new IOException("it has no page ('page')");
            if (pages.lastKey() != pages.size() - 1) throw new IOException("its pages are not numbered from 0");
            for (Map.Entry<Integer, GlyphEntry> each : letters.entrySet())
                if (each.getValue().page < 0 || each.getValue().page >= pages.size())
                    throw new IOException("its letter " + each.getKey() + " is on page " + each.getValue().page
                            + ", but there are " + pages.size());
            return new BmFontData(lineHeight, packed, List.copyOf(new ArrayList<>(pages.values())), letters, kernings);
        }
    }
}

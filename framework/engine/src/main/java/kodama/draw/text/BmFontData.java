package kodama.draw.text;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What a BMFont file says, in whichever of its three forms.
 *
 * @param lineHeight from the top of a line to the next; in dots
 * @param packed whether a page has four pictures, one in each channel
 * @param pages names of the pictures, by the numbers that letters have
 * @param letters by their codes; -1 is shown for those that are not there
 * @param kernings what is added between two letters, by {@link #pair}
 */
record BmFontData(
        int lineHeight,
        boolean packed,
        List<String> pages,
        Map<Integer, GlyphEntry> letters,
        Map<Long, Integer> kernings) {
    /**
     * Its size in the file's own words: a place in a page, where it goes, and the channel (1 blue, 2 green, 4 red,
     * 8 alpha).
     */
    record GlyphEntry(int x, int y, int width, int height, int left, int top, int advance, int page, int channel) {}

    static long pair(int left, int right) {
        return (long) left << 32 | right & 0xFFFFFFFFL;
    }

    /** Takes what a file says, in its order. */
    static final class Builder {
        private static final int MOST_PAGES = 256;
        private static final int MOST_LINE_HEIGHT = 1_024;

        private final TreeMap<Integer, String> pages = new TreeMap<>();
        private final Map<Integer, GlyphEntry> letters = new HashMap<>();
        private final Map<Long, Integer> kernings = new HashMap<>();
        private int lineHeight;
        private boolean packed;

        void common(int lineHeight, boolean packed) throws IOException {
            if (lineHeight < 1 || lineHeight > MOST_LINE_HEIGHT)
                throw new IOException(
                        "its line height must be from 1 to " + MOST_LINE_HEIGHT + " but is " + lineHeight);
            this.lineHeight = lineHeight;
            this.packed = packed;
        }

        void page(int number, String file) throws IOException {
            if (number < 0 || number >= MOST_PAGES)
                throw new IOException("its page " + number + " is none of 0 to " + (MOST_PAGES - 1));
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
            if (lineHeight == 0) throw new IOException("it does not say how high a line is ('common')");
            if (pages.isEmpty()) throw new IOException("it names no picture ('page')");
            if (pages.lastKey() != pages.size() - 1) throw new IOException("its pages are not numbered from 0");
            for (Map.Entry<Integer, GlyphEntry> each : letters.entrySet())
                if (each.getValue().page < 0 || each.getValue().page >= pages.size())
                    throw new IOException("its letter " + each.getKey() + " is on page " + each.getValue().page
                            + ", but there are " + pages.size());
            return new BmFontData(lineHeight, packed, List.copyOf(new ArrayList<>(pages.values())), letters, kernings);
        }
    }
}

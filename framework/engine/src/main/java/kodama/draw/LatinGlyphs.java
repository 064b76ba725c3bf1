package kodama.draw;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The letters of Europe's languages in {@link PixelFont}: {@code é} is put together of an {@code e} and a mark, so that
 * it looks as the others do; those that are made of no other letter are drawn in {@code latin.txt}, as the marks are.
 */
final class LatinGlyphs {
    /** The marks as {@code latin.txt} names them, and as Unicode takes letters apart. */
    private static final String MARKS = "`´^~¨˚¸ˇ˘¯˛˙˝¸";

    private static final String COMBINING =
            "\u0300\u0301\u0302\u0303\u0308\u030a\u0327\u030c\u0306\u0304\u0328\u0307\u030b\u0326";

    // Letters with marks lie between these.
    private static final int FIRST = 0xC0;
    private static final int LAST = 0x24F;

    /** Rows that a mark takes from the top; a capital letter has to do without these. */
    private static final int HEAD = 2;

    private static final long HEAD_ROWS = -1L << 64 - 8 * HEAD;

    /** Rows of a capital letter. */
    private static final int TALL = 7;

    /** In ascending order; the rows of each are at the same index. */
    private final int[] codes;

    private final long[] rows;

    private LatinGlyphs(SortedMap<Integer, Long> letters) {
        codes = letters.keySet().stream().mapToInt(code -> code).toArray();
        rows = letters.values().stream().mapToLong(dots -> dots).toArray();
    }

    /** Puts the letters together; {@code plain} are those without marks. */
    static LatinGlyphs of(Map<Integer, Long> plain) {
        Map<Integer, Long> drawn = PixelFontReader.load("latin.txt");
        SortedMap<Integer, Long> letters = new TreeMap<>();
        for (int code = FIRST; code <= LAST; code++) {
            @Nullable Long made = compose(code, drawn, plain);
            if (made != null) letters.put(code, made);
        }
        letters.putAll(drawn);
        return new LatinGlyphs(letters);
    }

    private static @Nullable Long compose(int code, Map<Integer, Long> drawn, Map<Integer, Long> plain) {
        String parts = Normalizer.normalize(Character.toString(code), Normalizer.Form.NFD);
        int mark = parts.length() == 2 ? COMBINING.indexOf(parts.charAt(1)) : -1;
        @Nullable Long letter = plain.get((int) parts.charAt(0));
        if (mark < 0 || letter == null) return null;
        long above = Objects.requireNonNull(drawn.get((int) MARKS.charAt(mark)), "a mark is missing in latin.txt");
        if ((above & HEAD_ROWS) == 0) return letter | above;
        return above | (Character.isUpperCase(code) ? lower(letter) : letter & ~dot(parts.charAt(0)));
    }

    /** The dot of i and j gives way to the mark. */
    private static long dot(char letter) {
        return letter == 'i' || letter == 'j' ? HEAD_ROWS : 0;
    }

    /** Takes two rows out of a capital letter: such as are like the row above them, else the second and the sixth. */
    private static long lower(long letter) {
        long rows = letter;
        for (int taken = 0; taken < HEAD; taken++) rows = without(rows, spare(rows, taken), taken);
        return rows;
    }

    private static int spare(long rows, int taken) {
        for (int row = TALL - 1; row > taken; row--) if (row(rows, row) == row(rows, row - 1)) return row;
        return taken == 0 ? 1 : TALL - 2;
    }

    private static long row(long rows, int row) {
        return rows >>> 56 - 8 * row & 255;
    }

    /** What stands above the row moves down, and leaves the rows at the top empty. */
    private static long without(long rows, int row, int taken) {
        long below = -1L >>> 8 * (row + 1);
        long above = -1L << 64 - 8 * row & -1L >>> 8 * taken;
        return rows & below | (rows & above) >>> 8;
    }

    /** The place of a letter; negative if it is not here. */
    int find(int code) {
        return Arrays.binarySearch(codes, code);
    }

    /** The dots of a letter, as {@link PixelFont#rows} has them. */
    long rows(int index) {
        return rows[index];
    }
}

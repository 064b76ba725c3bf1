package kodama.draw;

import java.text.Normalizer;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Letters of European languages in {@link PixelFont}: {@code é} is composed of {@code e} and an accent, so that it
 * looks like the other letters; letters that cannot be composed are drawn in {@code latin.txt}, and so are the accents.
 */
final class LatinGlyphs {
    /** The accents as named in {@code latin.txt} and in Unicode decompositions, at the same index. */
    private static final String MARKS = "`´^~¨˚¸ˇ˘¯˛˙˝¸";

    private static final String COMBINING =
            "\u0300\u0301\u0302\u0303\u0308\u030a\u0327\u030c\u0306\u0304\u0328\u0307\u030b\u0326";

    // Range of the composed letters
    private static final int FIRST = 0xC0;
    private static final int LAST = 0x24F;

    /** Rows that an accent takes at the top, which a capital letter must leave free. */
    private static final int HEAD = 2;

    private static final long HEAD_ROWS = -1L << 64 - 8 * HEAD;

    /** Rows of a capital letter. */
    private static final int TALL = 7;

    /** Sorted codes; the rows of each have the same index in the next array. */
    private final int[] codes;

    private final long[] rows;

    private LatinGlyphs(SortedMap<Integer, Long> letters) {
        codes = letters.keySet().stream().mapToInt(code -> code).toArray();
        rows = letters.values().stream().mapToLong(dots -> dots).toArray();
    }

    /** Composes the letters; {@code plain} are those without accents. */
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

    /** Removes the dot of i and j. */
    private static long dot(char letter) {
        return letter == 'i' || letter == 'j' ? HEAD_ROWS : 0;
    }

    /** Removes two rows of a capital letter: rows that equal the row above them, else the second and the sixth. */
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

    /** Moves the rows above the removed one down, which leaves rows at the top empty. */
    private static long without(long rows, int row, int taken) {
        long below = -1L >>> 8 * (row + 1);
        long above = -1L << 64 - 8 * row & -1L >>> 8 * taken;
        return rows & below | (rows & above) >>> 8;
    }

    /** Index of a letter; negative if there is none. */
    int find(int code) {
        return Arrays.binarySearch(codes, code);
    }

    /** Dots of a letter, in the format of {@link PixelFont#rows}. */
    long rows(int index) {
        return rows[index];
    }
}

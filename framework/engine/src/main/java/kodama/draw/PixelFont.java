package kodama.draw;

import java.util.Arrays;
import java.util.Map;
import java.util.Objects;

/**
 * The font of the tools, and the default font of games: every character is 8 dots wide and high, usually with an empty
 * last column and last row.
 *
 * <p>ASCII and {@code © ▶ ♥ ★ « » °} are drawn as rows of text in {@code font.txt} in this package. Other characters
 * are taken from {@link LatinGlyphs} (accented letters such as {@code é}, and {@code ß}), then from Misaki (kana, the
 * kanji of JIS X 0208, Greek, Cyrillic and many symbols); both are loaded when they are first needed. Any other
 * character is shown as a box. Immutable.
 *
 * @see <a href="https://littlelimit.net/misaki.htm">Misaki, by Num Kadoma</a>
 */
public final class PixelFont {
    /** Advance of a character; in dots. */
    public static final int WIDTH = 8;

    /** Height of a character; in dots. */
    public static final int HEIGHT = 8;

    /** Distance between the tops of two lines; in dots. */
    public static final int LINE_HEIGHT = 10;

    /** Characters below this are looked up by their code, the others by a search. */
    private static final int DIRECT = 256;

    private static final int LAST_ASCII = 127;

    /** The character that is shown for missing ones. */
    private static final int BOX = 0xFFFD;

    /** Dots by character code, in the format of {@link #rows}. */
    private final long[] direct = new long[DIRECT];
    /** Sorted codes of the characters from {@link #DIRECT} up; their dots have the same index in the next array. */
    private final int[] others;

    private final long[] otherRows;
    private final long box;

    private static final class BuiltIn {
        static final PixelFont FONT = new PixelFont(PixelFontReader.load("font.txt"));
    }

    /** Loaded on demand, because a game without Japanese text does not need it. */
    private static final class Misaki {
        static final GlyphSheet SHEET = GlyphSheet.load("misaki.glyphs");
    }

    /** Loaded on demand, because a game in English does not need it. */
    private static final class Latin {
        static final LatinGlyphs LETTERS = LatinGlyphs.of(PixelFontReader.load("font.txt"));
    }

    private PixelFont(Map<Integer, Long> glyphs) {
        box = Objects.requireNonNull(glyphs.get(BOX), "the font has no box");
        Arrays.fill(direct, box);
        glyphs.forEach((character, rows) -> {
            if (character < DIRECT) direct[character] = rows;
        });
        others = glyphs.keySet().stream()
                .mapToInt(character -> character)
                .filter(c -> c >= DIRECT)
                .toArray();
        otherRows = Arrays.stream(others).mapToLong(glyphs::get).toArray();
    }

    /** Returns the framework's font. */
    public static PixelFont builtIn() {
        return BuiltIn.FONT;
    }

    /** Dots of a character: eight rows of eight bits from the top, the highest bit of each at the left. */
    long rows(int character) {
        if (character < DIRECT && direct[character] != box) return direct[character];
        for (int i = 0; i < others.length; i++) if (others[i] == character) return otherRows[i];
        if (character <= LAST_ASCII) return box;
        int latin = Latin.LETTERS.find(character);
        return latin < 0 ? japanese(character) : Latin.LETTERS.rows(latin);
    }

    private long japanese(int character) {
        int found = Misaki.SHEET.find(character);
        return found < 0 ? box : Misaki.SHEET.rows(found);
    }

    /** Returns a picture of a character: white dots on a transparent background. */
    public Image image(int character) {
        long rows = rows(character);
        int[] pixels = new int[WIDTH * HEIGHT];
        for (int i = 0; i < pixels.length; i++) if (rows << i < 0) pixels[i] = Colors.WHITE;
        return new Image(Character.toString(character), WIDTH, HEIGHT, pixels);
    }

    /** Returns whether the font has a character: false if it is shown as a box. */
    public boolean has(int character) {
        return rows(character) != box || Misaki.SHEET.find(character) >= 0; // one kanji looks like the box
    }

    /**
     * Returns the width of a text: from the left edge of the first character of its longest line to the right edge of
     * the last.
     *
     * @param text the text; {@code '\n'} begins a new line
     * @param scale width of a dot in pixels
     * @return in pixels
     */
    public static int width(String text, int scale) {
        int longest = 0;
        int line = 0;
        for (int i = 0; i < text.length(); i++) {
            if (Character.isLowSurrogate(text.charAt(i))) continue;
            line = text.charAt(i) == '\n' ? 0 : line + 1;
            longest = Math.max(longest, line);
        }
        return longest * WIDTH * scale;
    }

    /**
     * Returns the height of a text: from the top of its first line to the bottom of its last.
     *
     * @param text the text; {@code '\n'} begins a new line
     * @param scale height of a dot in pixels
     * @return in pixels
     */
    public static int height(String text, int scale) {
        int lines = 1;
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) == '\n') lines++;
        return ((lines - 1) * LINE_HEIGHT + HEIGHT) * scale;
    }
}

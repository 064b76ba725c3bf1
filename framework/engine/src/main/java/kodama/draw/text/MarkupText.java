package kodama.draw.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import kodama.base.Spelling;
import kodama.draw.GlyphRun;
import org.jspecify.annotations.Nullable;

/**
 * A text whose color marks were read: {@code {red}}, {@code {#f80}} or {@code {#ff8000}} colors what follows, up to
 * {@code {/}}, which goes back to the color before. A brace that is to be seen where a mark would stand is written
 * twice. What is no mark is text.
 */
public final class MarkupText {
    private static final int LONGEST_MARK = 16;

    private static final Map<String, Integer> COLORS = Map.ofEntries(
            Map.entry("white", 0xffffff),
            Map.entry("black", 0x000000),
            Map.entry("gray", 0x909090),
            Map.entry("red", 0xff5050),
            Map.entry("orange", 0xff9c40),
            Map.entry("yellow", 0xffe050),
            Map.entry("green", 0x60d860),
            Map.entry("cyan", 0x60e0e8),
            Map.entry("blue", 0x6090ff),
            Map.entry("purple", 0xb070f0),
            Map.entry("pink", 0xff90c0));

    private int[] codes;
    private int[] colors;
    private int length;
    private final List<String> doubts = new ArrayList<>();

    private MarkupText(int room) {
        codes = new int[room];
        colors = new int[room];
    }

    /**
     * Reads a text.
     *
     * @param text with marks or without
     * @return its characters with their colors
     */
    public static MarkupText parse(String text) {
        MarkupText marked = new MarkupText(text.length());
        marked.read(text);
        marked.codes = Arrays.copyOf(marked.codes, marked.length);
        return marked;
    }

    /**
     * Takes a text as it is, such as a name that a player has written.
     *
     * @param text may have braces, which are letters like all others
     * @return its characters, all in the color of the text
     */
    public static MarkupText literal(String text) {
        MarkupText marked = new MarkupText(text.length());
        text.codePoints().forEach(code -> marked.add(code, GlyphRun.TEXT_COLOR));
        marked.codes = Arrays.copyOf(marked.codes, marked.length);
        return marked;
    }

    /** Tells whether a text may hold marks: false if it is the same when its marks are read. */
    public static boolean hasMarkup(String text) {
        return text.indexOf('{') >= 0;
    }

    private void read(String text) {
        Deque<Integer> before = new ArrayDeque<>();
        int color = GlyphRun.TEXT_COLOR;
        int at = 0;
        while (at < text.length()) {
            int code = text.codePointAt(at);
            int end = code == '{' ? endOfMark(text, at) : -1;
            @Nullable Integer marked = end < 0 ? null : color(text.substring(at + 1, end));
            if (code == '{' && text.startsWith("{{", at)) {
                add('{', color);
                at += 2;
            } else if (marked != null) {
                before.push(color);
                color = marked;
                at = end + 1;
            } else if (text.startsWith("{/}", at)) {
                color = before.isEmpty() ? color : before.pop();
                at += 3;
            } else {
                if (end > at) doubt(text.substring(at + 1, end));
                add(code, color);
                at += Character.charCount(code);
            }
        }
    }

    private static int endOfMark(String text, int start) {
        int end = text.indexOf('}', start);
        return end - start > LONGEST_MARK ? -1 : end;
    }

    private static @Nullable Integer color(String mark) {
        if (!mark.startsWith("#")) return COLORS.get(mark);
        String digits = mark.substring(1);
        if (!digits.matches("[0-9a-fA-F]+")) return null;
        int number = Integer.parseInt(digits.length() > 6 ? "0" : digits, 16);
        if (digits.length() == 6) return number;
        return digits.length() == 3 ? 0x11 * (number >> 8 << 16 | (number >> 4 & 15) << 8 | number & 15) : null;
    }

    private void doubt(String mark) {
        Spelling.findTypo(mark, COLORS.keySet())
                .ifPresent(guess -> doubts.add("{" + mark + "} (did you mean {" + guess + "}?)"));
    }

    private void add(int code, int color) {
        codes[length] = code;
        colors[length++] = color;
    }

    /** Lists what is written almost as a mark is: each with a guess. */
    public List<String> warnings() {
        return doubts;
    }

    /** Counts the characters, without marks: line ends are counted, too. */
    public int length() {
        return length;
    }

    /** Returns the text without marks. */
    public String plain() {
        return new String(codes, 0, length);
    }

    int[] codes() {
        return codes;
    }

    int color(int index) {
        return colors[index];
    }
}

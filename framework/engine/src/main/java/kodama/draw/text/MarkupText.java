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
 * A text whose color markup was parsed: {@code {red}}, {@code {#f80}} or {@code {#ff8000}} colors the following text up
 * to {@code {/}}, which restores the previous color. A brace that could be mistaken for markup is doubled. Anything
 * else is plain text.
 */
public final class MarkupText {
    private static final int MAX_MARK_LENGTH = 16;

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
     * Parses a text.
     *
     * @param text with or without markup
     * @return its characters with their colors
     */
    public static MarkupText parse(String text) {
        MarkupText marked = new MarkupText(text.length());
        marked.read(text);
        marked.codes = Arrays.copyOf(marked.codes, marked.length);
        return marked;
    }

    /**
     * Uses a text without parsing it, such as a name that a player has entered.
     *
     * @param text may contain braces, which are ordinary characters
     * @return its characters, all in the color of the text
     */
    public static MarkupText literal(String text) {
        MarkupText marked = new MarkupText(text.length());
        text.codePoints().forEach(code -> marked.add(code, GlyphRun.TEXT_COLOR));
        marked.codes = Arrays.copyOf(marked.codes, marked.length);
        return marked;
    }

    /** Returns whether a text may contain markup: false if parsing would not change it. */
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
        return end - start > MAX_MARK_LENGTH ? -1 : end;
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

    /** Returns parts that resemble markup but are not, each with a suggestion. */
    public List<String> warnings() {
        return doubts;
    }

    /** Returns the number of characters, without markup; line breaks are included. */
    public int length() {
        return length;
    }

    /** Returns the text without markup. */
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

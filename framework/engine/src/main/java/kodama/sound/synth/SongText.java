package kodama.sound.synth;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The text of a song, separated into the pieces of each part and the definitions.
 *
 * <p>A line that starts with capital letters from A to H and a blank belongs to these parts, as do the lines below it.
 * Comments are replaced by blanks, so that offsets stay the same for error messages.
 */
final class SongText {
    private static final String REVERSE = "octave reverse";

    private final char[] code;
    private final List<List<TextSpan>> parts = new ArrayList<>();
    private final Map<String, TextSpan> definitions = new LinkedHashMap<>();
    private boolean reversed;

    /** The parts that the next line belongs to, one bit each. */
    private int current = 1;

    private SongText(String text) {
        code = text.toCharArray();
        for (int i = 0; i < SoundChip.CHANNELS; i++) parts.add(new ArrayList<>());
    }

    static SongText of(String text) {
        SongText sorted = new SongText(text);
        sorted.blankComments();
        for (int at = 0; at < sorted.code.length; ) at = sorted.sortLine(at);
        return sorted;
    }

    char[] code() {
        return code;
    }

    /** Returns the pieces of each of the eight parts. */
    List<List<TextSpan>> parts() {
        return parts;
    }

    /** Returns the text between the braces by the name before the equals sign. */
    Map<String, TextSpan> definitions() {
        return definitions;
    }

    /** Returns whether {@code >} lowers the octave. */
    boolean isReversed() {
        return reversed;
    }

    private void blankComments() {
        for (int at = 0; at < code.length; at++) {
            if (code[at] == ';') blank(at, endOfLine(at));
            else if (startsWith(at, "/*")) blank(at, endOfComment(at));
        }
    }

    private int endOfComment(int from) {
        for (int at = from + 2; at < code.length; at++) if (startsWith(at, "*/")) return at + 2;
        throw new MmlException(from, "this comment is not closed by '*/'");
    }

    private boolean startsWith(int at, String word) {
        for (int i = 0; i < word.length(); i++)
            if (at + i >= code.length || code[at + i] != word.charAt(i)) return false;
        return true;
    }

    private void blank(int from, int to) {
        for (int i = from; i < to; i++) if (code[i] != '\n') code[i] = ' ';
    }

    private int endOfLine(int from) {
        int at = from;
        while (at < code.length && code[at] != '\n') at++;
        return at;
    }

    /** Processes a line, or several if a definition spans them. Returns the start of the next line. */
    private int sortLine(int start) {
        int at = skipBlanks(start);
        if (at < code.length && code[at] == '#') return direct(at);
        at = readParts(at);
        int from = at;
        while (at < code.length && code[at] != '\n') {
            int equals = equalsAfterName(at);
            if (equals < 0) {
                at++;
                continue;
            }
            add(from, at);
            at = from = define(at, equals);
        }
        int next = Math.min(at + 1, code.length);
        add(from, next);
        return next;
    }

    private int skipBlanks(int from) {
        int at = from;
        while (at < code.length && code[at] != '\n' && Character.isWhitespace(code[at])) at++;
        return at;
    }

    private int direct(int at) {
        int end = endOfLine(at);
        String words = new String(code, at + 1, end - at - 1).strip();
        if (!words.replaceAll("\\s+", " ").equalsIgnoreCase(REVERSE))
            throw new MmlException(at, "no directive '#" + words + "'; the only one is '#" + REVERSE + "'");
        reversed = true;
        return Math.min(end + 1, code.length);
    }

    /** Reads the capital letters at the start of a line, if any. Returns the offset after them. */
    private int readParts(int from) {
        int at = from;
        int named = 0;
        while (at < code.length && code[at] >= 'A' && code[at] < 'A' + SoundChip.CHANNELS)
            named |= 1 << code[at++] - 'A';
        if (named == 0 || at == code.length || code[at] != ' ' && code[at] != '\t') return from;
        current = named;
        return at;
    }

    private void add(int from, int to) {
        if (from == to) return;
        for (int i = 0; i < parts.size(); i++)
            if ((current >> i & 1) != 0) parts.get(i).add(new TextSpan(from, to));
    }

    /** Returns the offset of the equals sign of a definition that starts here; -1 if there is none. */
    private int equalsAfterName(int at) {
        if (code[at] != '$' && code[at] != '@') return -1;
        int after = skipBlanks(endOfName(at));
        return after < code.length && code[after] == '=' ? after : -1;
    }

    private int endOfName(int at) {
        int end = at + 1;
        while (end < code.length && isOfName(code[end])) end++;
        return end;
    }

    static boolean isOfName(char letter) {
        return letter >= 'a' && letter <= 'z'
                || letter >= 'A' && letter <= 'Z'
                || letter >= '0' && letter <= '9'
                || letter == '_';
    }

    /** Processes a definition. Returns the offset after it. */
    private int define(int at, int equals) {
        String name = new String(code, at, endOfName(at) - at);
        int open = equals + 1;
        while (open < code.length && Character.isWhitespace(code[open])) open++;
        if (open == code.length || code[open] != '{')
            throw new MmlException(at, "'" + name + " =' must be followed by '{'");
        int close = open + 1;
        while (close < code.length && code[close] != '}') close++;
        if (close == code.length) throw new MmlException(open, "this '{' is not closed by '}'");
        if (definitions.put(name, new TextSpan(open + 1, close)) != null)
            throw new MmlException(at, "'" + name + "' is defined twice");
        return close + 1;
    }
}

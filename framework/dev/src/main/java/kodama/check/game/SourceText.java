package kodama.check.game;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Utf8Decoder;

/** The lines of a script: where a place is, and what is silenced there. */
public final class SourceText {
    private static final Pattern SILENCE = Pattern.compile("--\\s*kodama:\\s*ignore\\b([-\\w, \\[\\]]*)");
    private static final String ALL = "";

    /** A line may be long and have thousands of findings: each looks at no more than these bytes for its column. */
    private static final int BLOCK = 256;

    private final byte[] source;
    /** How many characters begin before each block. */
    private final int[] characters;

    private final int[] starts;
    private final Map<Integer, List<String>> silenced = new HashMap<>();

    public SourceText(byte[] source) {
        this.source = source;
        characters = new int[source.length / BLOCK + 1];
        for (int i = 1; i < characters.length; i++)
            characters[i] = characters[i - 1] + begun((i - 1) * BLOCK, i * BLOCK);
        starts = starts(source);
        for (int line = 1; line <= starts.length; line++) readSilence(line);
    }

    /** Where lines begin, as Lua counts them: a line ends with either sign, or with both. */
    private static int[] starts(byte[] source) {
        int[] starts = new int[16];
        int count = 1;
        for (int i = 0; i < source.length; i++) {
            if (source[i] != '\n' && source[i] != '\r') continue;
            boolean isPair = i + 1 < source.length && source[i] + source[i + 1] == '\n' + '\r';
            if (isPair) i++;
            if (count == starts.length) starts = Arrays.copyOf(starts, 2 * count);
            starts[count++] = i + 1;
        }
        return Arrays.copyOf(starts, count);
    }

    private void readSilence(int line) {
        int start = starts[line - 1];
        int end = line < starts.length ? starts[line] : source.length;
        if (!hasWord(start, end)) return;
        Matcher match = SILENCE.matcher(text(start, end));
        if (!match.find()) return;
        List<String> codes = new ArrayList<>(List.of(match.group(1).split("[\\s,\\[\\]]+")));
        codes.removeIf(String::isEmpty);
        silenced.put(line, codes.isEmpty() ? List.of(ALL) : codes);
    }

    /** Most lines have no such comment, and a text of each would take longer than all else. */
    private boolean hasWord(int start, int end) {
        byte[] word = {'k', 'o', 'd', 'a', 'm', 'a', ':'};
        for (int i = start; i + word.length <= end; i++)
            if (source[i] == 'k' && Arrays.equals(source, i, i + word.length, word, 0, word.length)) return true;
        return false;
    }

    private String text(int start, int end) {
        return new String(source, start, end - start, StandardCharsets.UTF_8);
    }

    /** The line of an offset in bytes, from 1. */
    public int line(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** The column of an offset in bytes, from 1, in characters. */
    public int column(int offset) {
        int line = line(offset);
        int start = line == 1 ? Utf8Decoder.bomLength(source) : starts[line - 1];
        return Math.max(0, begun(Math.min(offset, source.length)) - begun(start)) + 1;
    }

    /** How many characters begin before a place. */
    private int begun(int offset) {
        return characters[offset / BLOCK] + begun(offset / BLOCK * BLOCK, offset);
    }

    private int begun(int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) if ((source[i] & 0xC0) != 0x80) count++;
        return count;
    }

    /** Whether the line has {@code -- kodama: ignore}, alone or with this code. */
    public boolean isSuppressed(int line, FindingCode code) {
        List<String> codes = silenced.getOrDefault(line, List.of());
        return codes.contains(ALL) || codes.contains(code.toString());
    }
}

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

/** The source of a script: converts offsets to lines and columns, and reads the comments that suppress findings. */
public final class SourceText {
    private static final Pattern SUPPRESSION = Pattern.compile("--\\s*kodama:\\s*ignore\\b([-\\w, \\[\\]]*)");
    private static final String ALL = "";

    /** Number of bytes between cached columns, because a long line may have thousands of findings. */
    private static final int BLOCK = 256;

    private final byte[] source;
    /** Number of characters before each block. */
    private final int[] characters;

    private final int[] starts;
    private final Map<Integer, List<String>> suppressed = new HashMap<>();

    public SourceText(byte[] source) {
        this.source = source;
        characters = new int[source.length / BLOCK + 1];
        for (int i = 1; i < characters.length; i++)
            characters[i] = characters[i - 1] + charactersIn((i - 1) * BLOCK, i * BLOCK);
        starts = starts(source);
        for (int line = 1; line <= starts.length; line++) readComment(line);
    }

    /** Returns the line starts as Lua counts them: a line ends with either character or with both. */
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

    private void readComment(int line) {
        int start = starts[line - 1];
        int end = line < starts.length ? starts[line] : source.length;
        if (!hasWord(start, end)) return;
        Matcher match = SUPPRESSION.matcher(text(start, end));
        if (!match.find()) return;
        List<String> codes = new ArrayList<>(List.of(match.group(1).split("[\\s,\\[\\]]+")));
        codes.removeIf(String::isEmpty);
        suppressed.put(line, codes.isEmpty() ? List.of(ALL) : codes);
    }

    /** A fast check, because most lines have no such comment, and converting each to a string would be slow. */
    private boolean hasWord(int start, int end) {
        byte[] word = {'k', 'o', 'd', 'a', 'm', 'a', ':'};
        for (int i = start; i + word.length <= end; i++)
            if (source[i] == 'k' && Arrays.equals(source, i, i + word.length, word, 0, word.length)) return true;
        return false;
    }

    private String text(int start, int end) {
        return new String(source, start, end - start, StandardCharsets.UTF_8);
    }

    /** Returns the line of a byte offset, from 1. */
    public int line(int offset) {
        int found = Arrays.binarySearch(starts, offset);
        return found >= 0 ? found + 1 : -found - 1;
    }

    /** Returns the column of a byte offset in characters, from 1. */
    public int column(int offset) {
        int line = line(offset);
        int start = line == 1 ? Utf8Decoder.bomLength(source) : starts[line - 1];
        return Math.max(0, charactersIn(Math.min(offset, source.length)) - charactersIn(start)) + 1;
    }

    /** Returns the number of characters that begin before an offset. */
    private int charactersIn(int offset) {
        return characters[offset / BLOCK] + charactersIn(offset / BLOCK * BLOCK, offset);
    }

    private int charactersIn(int from, int to) {
        int count = 0;
        for (int i = from; i < to; i++) if ((source[i] & 0xC0) != 0x80) count++;
        return count;
    }

    /** Whether the line has {@code -- kodama: ignore}, without codes or with this code. */
    public boolean isSuppressed(int line, FindingCode code) {
        List<String> codes = suppressed.getOrDefault(line, List.of());
        return codes.contains(ALL) || codes.contains(code.toString());
    }
}

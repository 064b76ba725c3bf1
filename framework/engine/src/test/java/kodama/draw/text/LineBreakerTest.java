package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class LineBreakerTest {
    private static final RulerFont FONT = new RulerFont();
    private static final String CHARACTERS = "aAV bc- d　あいうっゃー、。「」（）…―!?,.漢字ア\n";

    @Test
    void latinIsBrokenAtBlanksAndHyphens() {
        assertEquals(List.of("one two ", "three"), lines("one two three", 8 * 6));
        assertEquals(List.of("well-", "known"), lines("well-known", 7 * 6));
        assertEquals(List.of("a  ", "b"), lines("a  b", 2 * 6));
    }

    @Test
    void aWordWiderThanTheLineIsBroken() {
        assertEquals(List.of("abcd", "efgh", "i"), lines("abcdefghi", 4 * 6));
        assertEquals(List.of("a", "b"), lines("ab", 1));
    }

    @Test
    void japaneseBreaksAnywhereExceptWhereForbidden() {
        assertEquals(List.of("あいう", "えお"), lines("あいうえお", 3 * 12));
        assertEquals(List.of("あい", "うっと"), lines("あいうっと", 3 * 12));
        assertEquals(List.of("ああ", "「い」"), lines("ああ「い」", 3 * 12 + 6));
        assertEquals(List.of("あ", "（い）"), lines("あ（い）", 3 * 12));
        assertEquals(List.of("夜", "が……", "来る"), lines("夜が……来る", 4 * 12 - 6));
        assertEquals(List.of("勇者", "Kodama", "は"), lines("勇者Kodamaは", 6 * 6));
    }

    @Test
    void stopsHangBeyondTheEndOfTheLine() {
        assertEquals(List.of("あいう。", "えお"), lines("あいう。えお", 3 * 12));
        assertEquals(List.of("あいう、", "えお"), lines("あいう、えお", 3 * 12));
        assertEquals(List.of("あい", "う。」", "え"), lines("あいう。」え", 4 * 12 - 2));
        assertEquals(36, breaker("あいう。えお", 36).width(0, 4));
    }

    @Test
    void kerningCountsForTheWidth() {
        assertEquals(List.of("AV"), lines("AV", 10));
        assertEquals(List.of("A", "A"), lines("AA", 10));
    }

    @Test
    void textOfAnyKindIsBrokenAsThePlainModelSays(@Seed(13) Random random) {
        for (int i = 0; i < 20_000; i++) {
            String text = text(random);
            int room = 1 + random.nextInt(80);
            assertEquals(model(text, room), lines(text, room), () -> "'" + text + "' in " + room);
        }
    }

    private static String text(Random random) {
        StringBuilder text = new StringBuilder();
        int length = random.nextInt(16);
        for (int i = 0; i < length; i++) text.append(CHARACTERS.charAt(random.nextInt(CHARACTERS.length())));
        return text.toString();
    }

    private static List<String> lines(String text, int room) {
        LineBreaker breaker = breaker(text, room);
        List<String> lines = new ArrayList<>();
        int start = 0;
        while (true) {
            int end = breaker.end(start);
            lines.add(text.substring(start, end));
            assertTrue(end > start || end == text.length() || text.charAt(end) == '\n');
            if (end == text.length()) return lines;
            start = text.charAt(end) == '\n' ? end + 1 : end;
        }
    }

    private static LineBreaker breaker(String text, int room) {
        return new LineBreaker(text.codePoints().toArray(), FONT, room);
    }

    /** Tries all ends for each line and uses the last that is allowed. */
    private static List<String> model(String text, int room) {
        List<String> lines = new ArrayList<>();
        for (String paragraph : text.split("\n", -1)) {
            String rest = paragraph;
            do {
                String line = longest(rest, room);
                lines.add(line);
                rest = rest.substring(line.length());
            } while (!rest.isEmpty());
        }
        return lines;
    }

    private static String longest(String rest, int room) {
        if (rest.isEmpty()) return rest;
        int fitting = 0;
        while (fitting < rest.length() && fits(rest.substring(0, fitting + 1), room)) fitting++;
        if (fitting == rest.length()) return rest;
        for (int end = fitting; end > 0; end--)
            if (LineBreaker.Kinsoku.canBreak(rest.charAt(end - 1), rest.charAt(end))) return rest.substring(0, end);
        return rest.substring(0, Math.max(1, fitting));
    }

    private static boolean fits(String line, int room) {
        String seen = line.replaceAll(" +$", "");
        if (seen.isEmpty() || seen.length() < line.length() || width(seen) <= room) return true;
        String before = seen.substring(0, seen.length() - 1);
        boolean mayHang = LineBreaker.Kinsoku.canHang(seen.charAt(seen.length() - 1));
        return mayHang && !before.isEmpty() && width(before.replaceAll(" +$", "")) <= room;
    }

    private static int width(String text) {
        int width = 0;
        for (char letter : text.toCharArray()) width += letter < 256 ? 6 : 12;
        return width - 2 * text.split("AV", -1).length + 2;
    }
}

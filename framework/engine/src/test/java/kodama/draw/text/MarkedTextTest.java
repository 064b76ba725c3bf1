package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class MarkedTextTest {
    @Test
    void aMarkColorsWhatFollowsUpToItsEnd() {
        assertEquals("a- bff5050 cff5050 d-", told("a{red}bc{/}d"));
    }

    @Test
    void marksLieWithinEachOther() {
        assertEquals("aff5050 b60d860 cff5050 d-", told("{red}a{green}b{/}c{/}d"));
    }

    @Test
    void colorsMayBeGivenByTheirNumbers() {
        assertEquals("aff8000 bff8800", told("{#ff8000}a{/}{#f80}b"));
    }

    @Test
    void aDoubledBraceIsABrace() {
        assertEquals("{- r- e- d- }-", told("{{red}"));
    }

    @Test
    void whatIsNoMarkIsText() {
        for (String text :
                new String[] {"{", "{}", "{Z}", "{ red}", "{#12}", "{#gggggg}", "{a very long remark indeed}"})
            assertEquals(text, shown(MarkedText.of(text)));
        assertEquals("", shown(MarkedText.of("{/}{/}")));
    }

    @Test
    void aSlipOfAMarkIsToldWithAGuess() {
        assertEquals(
                List.of("{yelow} (did you mean {yellow}?)"),
                MarkedText.of("{yelow}x{/}").doubts());
        assertEquals(List.of(), MarkedText.of("{red}x{/} {1}").doubts());
    }

    @Test
    void onlyTextWithABraceMayBeMarked() {
        assertTrue(MarkedText.isMarked("a{red}"));
        assertFalse(MarkedText.isMarked("red}"));
    }

    @Test
    void anyTextOfBracesIsRead(@Seed(5) Random random) {
        String pieces = "{}/#fr8e d";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(12); k > 0; k--) text.append(pieces.charAt(random.nextInt(pieces.length())));
            assertTrue(MarkedText.of(text.toString()).length() <= text.length());
        }
    }

    private static String told(String text) {
        MarkedText marked = MarkedText.of(text);
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < marked.length(); i++) {
            int color = marked.color(i);
            told.append(i == 0 ? "" : " ")
                    .append((char) marked.codes()[i])
                    .append(color < 0 ? "-" : Integer.toHexString(color));
        }
        return told.toString();
    }

    private static String shown(MarkedText marked) {
        return new String(marked.codes(), 0, marked.length());
    }
}

package kodama.draw.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Random;
import kodama.Seed;
import org.junit.jupiter.api.Test;

class MarkupTextTest {
    @Test
    void markupColorsTextUpToItsEnd() {
        assertEquals("a- bff5050 cff5050 d-", told("a{red}bc{/}d"));
    }

    @Test
    void markupMayBeNested() {
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
    void otherBracesAreText() {
        for (String text :
                new String[] {"{", "{}", "{Z}", "{ red}", "{#12}", "{#gggggg}", "{a very long remark indeed}"})
            assertEquals(text, shown(MarkupText.parse(text)));
        assertEquals("", shown(MarkupText.parse("{/}{/}")));
    }

    @Test
    void misspelledMarkupIsReportedWithAGuess() {
        assertEquals(
                List.of("{yelow} (did you mean {yellow}?)"),
                MarkupText.parse("{yelow}x{/}").warnings());
        assertEquals(List.of(), MarkupText.parse("{red}x{/} {1}").warnings());
    }

    @Test
    void onlyTextWithABraceMayHaveMarkup() {
        assertTrue(MarkupText.hasMarkup("a{red}"));
        assertFalse(MarkupText.hasMarkup("red}"));
    }

    @Test
    void anyTextOfBracesIsRead(@Seed(5) Random random) {
        String pieces = "{}/#fr8e d";
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int k = random.nextInt(12); k > 0; k--) text.append(pieces.charAt(random.nextInt(pieces.length())));
            assertTrue(MarkupText.parse(text.toString()).length() <= text.length());
        }
    }

    private static String told(String text) {
        MarkupText marked = MarkupText.parse(text);
        StringBuilder told = new StringBuilder();
        for (int i = 0; i < marked.length(); i++) {
            int color = marked.color(i);
            told.append(i == 0 ? "" : " ")
                    .append((char) marked.codes()[i])
                    .append(color < 0 ? "-" : Integer.toHexString(color));
        }
        return told.toString();
    }

    private static String shown(MarkupText marked) {
        return new String(marked.codes(), 0, marked.length());
    }
}

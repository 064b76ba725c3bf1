package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

class StatusTextTest {
    private static String cut(String text, int columns) {
        return StatusText.cut(text, columns, String::length);
    }

    @Test
    void aTextThatFitsIsShownWhole() {
        assertEquals("reloaded main.lua", cut("reloaded main.lua", 17));
    }

    @Test
    void aLongerTextEndsWithAnEllipsis() {
        assertEquals("reloaded mai...", cut("reloaded main.lua", 15));
        assertEquals("", cut("reloaded main.lua", 3));
        assertEquals("", cut("reloaded main.lua", -5));
    }

    @Test
    void theFrameRateGivesItsSpaceToANoticeThatNeedsIt() {
        assertEquals("FPS: 60", StatusText.besides("FPS: 60", "saved", 12, String::length));
        assertEquals("", StatusText.besides("FPS: 60", "saved.", 12, String::length));
        assertEquals("FPS: 60", StatusText.besides("FPS: 60", "", 5, String::length));
        assertEquals("", StatusText.besides("FPS: 60", "x".repeat(600), Integer.MAX_VALUE, String::length));
    }

    @Test
    void controlCharactersAreEscaped() {
        assertEquals("a\\027[31m b\\u{202e}c d", cut("a\u001b[31m b\u202ec\td", 100));
    }

    @Test
    void aPairOfSurrogatesIsNotSplit() {
        assertEquals("ab...", cut("ab\uD83D\uDE00cdef", 6));
    }

    @Test
    void theRestOfAHugeTextIsNotMeasured() {
        String huge = "x".repeat(1_000_000);
        int[] most = {0};
        String shown = StatusText.cut(huge, Integer.MAX_VALUE, text -> {
            most[0] = Math.max(most[0], text.length());
            return text.length();
        });
        assertTrue(shown.endsWith("..."));
        assertTrue(most[0] <= 501, "measured " + most[0]);
        assertEquals(8, StatusText.wrap(huge, 10, String::length).size());
    }

    @Test
    void aTextIsWrappedBetweenWords() {
        assertEquals(
                List.of("the field", "'sprit' has", "no effect"),
                StatusText.wrap("the field 'sprit' has no effect", 12, String::length));
        assertEquals(List.of("abcd", "efgh"), StatusText.wrap("abcdefgh", 4, String::length));
    }
}

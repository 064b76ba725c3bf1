package kodama.dev.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TextWrapTest {
    @Test
    void linesBreakBetweenWords() {
        assertEquals(List.of("one two", "three"), TextWrap.wrap("one two three", 8));
    }

    @Test
    void longWordsAreBroken() {
        assertEquals(List.of("abcd", "ef"), TextWrap.wrap("abcdef", 4));
    }

    @Test
    void lineBreaksAreKept() {
        assertEquals(List.of("a", "b"), TextWrap.wrap("a\nb", 10));
    }

    @Test
    void theNumberOfLinesIsLimited() {
        assertEquals(List.of("one", "two"), TextWrap.wrap("one two", 4, 2));
        assertEquals(List.of("one", "tw.."), TextWrap.wrap("one two three", 4, 2));
        assertEquals(List.of("one", " .."), TextWrap.wrap("one\n\n\nfour", 5, 2));
    }

    /** Searching back to the beginning for each row would take minutes. */
    @Test
    @Timeout(20)
    void aLineOfMillionsOfCharactersTakesLinearTime() {
        assertEquals(250_000, TextWrap.wrap("x".repeat(10_000_000), 40).size());
    }
}

package kodama.dev.ui;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class TextWrapTest {
    @Test
    void linesBreakBetweenWords() {
        assertEquals(List.of("one two", "three"), TextWrap.wrap("one two three", 8));
    }

    @Test
    void aWordTooLongBreaksInside() {
        assertEquals(List.of("abcd", "ef"), TextWrap.wrap("abcdef", 4));
    }

    @Test
    void lineBreaksOfTheTextStay() {
        assertEquals(List.of("a", "b"), TextWrap.wrap("a\nb", 10));
    }
}

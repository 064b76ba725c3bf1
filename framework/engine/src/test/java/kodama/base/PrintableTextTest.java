package kodama.base;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import org.junit.jupiter.api.Test;

class PrintableTextTest {
    @Test
    void aTextWithoutControlCharactersIsTheSame() {
        String text = "a\té ☃ 😀 日本";
        assertSame(text, PrintableText.line(text));
        assertSame(text, PrintableText.lines(text));
        assertSame(text, PrintableText.message(text));
    }

    @Test
    void aLineHasNoLineBreaks() {
        assertEquals("a\\nb\\r\\nc\\u{2028}d\\u{85}e\\012f", PrintableText.line("a\nb\r\nc\u2028d\u0085e\ff"));
    }

    @Test
    void allLinesOfAMessageButTheFirstAreIndented() {
        assertEquals("a\n    b\n    \n    c", PrintableText.message("a\r\nb\n\nc\n"));
    }

    @Test
    void aShortenedTextShowsTheNumberOfMissingCharacters() {
        assertEquals("abc", PrintableText.limited("abc", 3));
        assertEquals("ab… (2 more characters)", PrintableText.limited("abcd", 2));
        assertEquals("a… (2 more characters)", PrintableText.limited("a😀", 2));
    }
}

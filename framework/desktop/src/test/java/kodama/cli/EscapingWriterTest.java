package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class EscapingWriterTest {
    private final StringWriter console = new StringWriter();
    private final PrintWriter out = new PrintWriter(new EscapingWriter(console), true);

    @Test
    void escapeSequencesDoNotReachTheTerminal() {
        out.print("a\33[31mb\u009b2Jc\177\b\0\u202e");
        assertEquals("a\\027[31mb\\u{9b}2Jc\\127\\008\\000\\u{202e}", console.toString());
    }

    @Test
    void lineBreaksTabsAndOrdinaryLettersStay() {
        out.print("a\tb\nc\r\nd é ☃ 😀 日本\n");
        assertEquals("a\tb\nc\r\nd é ☃ 😀 日本\n", console.toString());
    }

    @Test
    void aReturnThatIsNotPartOfALineBreakIsEscaped() {
        out.print("visible\rhidden");
        assertEquals("visible\\rhidden", console.toString());
    }

    @Test
    void aLineBreakMayBeWrittenInTwoParts() {
        out.print("a\r");
        out.print("\nb\r");
        out.print("c\r");
        out.close();
        assertEquals("a\r\nb\\rc\\r", console.toString());
    }
}

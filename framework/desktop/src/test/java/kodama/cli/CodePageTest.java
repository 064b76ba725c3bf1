package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CodePageTest {
    private static final List<String> ARGS = List.of("new", "?");
    private static final String MESSAGE = "'?' is not valid";

    @Test
    void aLetterThatWindowsCouldNotPassIsExplained() {
        assertEquals(
                List.of(
                        "The '?' may stand for another letter: with the code page Cp1252, a command line on Windows"
                                + " cannot pass all letters to Java.",
                        "Change to the folder with cd and leave out its name, or use names without such letters."),
                CodePage.hint(MESSAGE, ARGS, "Windows 11", "Cp1252"));
    }

    @Test
    void noHintIsGivenIfAllLettersArrive() {
        assertEquals(List.of(), CodePage.hint(MESSAGE, ARGS, "Windows 11", "UTF-8"));
        assertEquals(List.of(), CodePage.hint(MESSAGE, ARGS, "Linux", "ANSI_X3.4-1968"));
        assertEquals(List.of(), CodePage.hint(MESSAGE, List.of("new", "a"), "Windows 11", "Cp1252"));
        assertEquals(List.of(), CodePage.hint("there is no folder 'a'", ARGS, "Windows 11", "Cp1252"));
    }
}

package kodama.input;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PadMappingsTest {
    private static final String TOY =
            "03000000c82d00000161000000010000,Toy Pad,a:b1,b:b0,dpup:h0.1,leftx:a0,+lefty:+a1~,platform:Linux,";

    private final List<String> warnings = new ArrayList<>();

    private List<String> read(String text) {
        return PadMappings.read("gamecontrollerdb.txt", text.getBytes(StandardCharsets.UTF_8), warnings::add);
    }

    @Test
    void linesOfGamepadsAreRead() {
        assertEquals(List.of(TOY, TOY), read("\uFEFF# my pads\r\n\r\n" + TOY + "\r\n  " + TOY + "\n"));
        assertEquals(List.of(), warnings);
    }

    @Test
    void laterControlsOfSdlAreLeftToIt() {
        String line = TOY + "paddle1:b13,hint:SDL_GAMECONTROLLER_USE_BUTTON_LABELS:=1,sdk>=:29,";
        assertEquals(List.of(line), read(line));
        assertEquals(List.of(), warnings);
    }

    @Test
    void theFirstMistakeIsNamedWithItsLineAndTheOthersAreCounted() {
        assertEquals(List.of(TOY), read("# pads\nnonsense\n" + TOY + "\nmore\nand more\n"));
        assertEquals(
                List.of("gamecontrollerdb.txt:2: a gamepad must be a GUID, a name and its buttons, with commas between"
                        + " them, but was 'nonsense' (and 2 more lines)"),
                warnings);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0300,Toy,a:b0 | the GUID must have 32 hexadecimal digits but was '0300'",
                "03000000c82d00000161000000010000,Toy,a | a button must be as in a:b0 but was 'a'",
                "03000000c82d00000161000000010000,Toy,a:1"
                        + " | a must be a button (b0), axis (a0) or hat (h0.1) but was '1'"
            })
    void eachMistakeIsExplained(String line, String expected) {
        assertEquals(List.of(), read(line));
        assertEquals(List.of("gamecontrollerdb.txt:1: " + expected), warnings);
    }

    @Test
    void aLineOfAnotherFileIsShort() {
        read("x".repeat(3000));
        assertEquals(
                List.of("gamecontrollerdb.txt:1: a line must have at most 2000 characters but has 3000"), warnings);
    }
}

package kodama.file;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PathParserTest {
    private static String failure(String name) {
        return assertThrows(GameFileException.class, () -> PathParser.parse(name))
                .getMessage();
    }

    @Test
    void validNamesArePaths() {
        assertEquals(Path.of("games", "Fünf & 弾!"), PathParser.parse("games", "Fünf & 弾!"));
        assertEquals(Path.of(""), PathParser.parse(""));
    }

    @Test
    void noSystemAllowsNul() {
        assertEquals("a?b: not a valid file name (Nul character not allowed)", failure("a\0b"));
    }

    @ParameterizedTest
    @CsvSource({"?, 0", "a?b, 1", "a|b, 1"})
    void onWindowsTheReasonNamesTheCharacter(String name, int index) {
        InvalidPathException wrong = new InvalidPathException(name, "Illegal char", index);
        String reason = "Windows does not allow '" + name.charAt(index) + "' in a name";
        assertEquals(reason, PathParser.reason(wrong, true));
        assertEquals("Illegal char", PathParser.reason(wrong, false));
    }

    @Test
    void onWindowsTheReasonNamesOtherCharactersByWords() {
        assertEquals(
                "Windows does not allow control characters in a name",
                PathParser.reason(new InvalidPathException("a\1", "Illegal char", 1), true));
        assertEquals(
                "Windows does not allow a blank at the end of a name",
                PathParser.reason(new InvalidPathException("a ", "Trailing char < >", 1), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"CON", "shots/aux.txt", "lpt1.tar.gz"})
    void namesOfDevicesAreRejectedOnWindows(String name) {
        Path path = Path.of(name);
        String reason = assertThrows(InvalidPathException.class, () -> PathParser.checkDevice(path))
                .getReason();
        assertEquals("'" + path.getFileName() + "' is a device name on Windows", reason);
    }

    @ParameterizedTest
    @ValueSource(strings = {"nul", "console.png", "auxiliary", "aux/a.png", ""})
    void otherNamesAreNotDevices(String name) {
        assertDoesNotThrow(() -> PathParser.checkDevice(Path.of(name)));
    }

    @Test
    @EnabledOnOs(value = OS.WINDOWS, disabledReason = "other systems have no drives")
    void onWindowsAMissingDriveIsNamed() {
        assertEquals("Q:b: not a valid file name (there is no drive Q:)", failure("Q:b"));
        assertEquals("Why not?: not a valid file name (Windows does not allow '?' in a name)", failure("Why not?"));
    }
}

package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** On Windows, programs without a console open the start window. */
class KodamaCommandTest {
    @ParameterizedTest
    @CsvSource({
        "C:\\Program Files\\Java\\bin\\javaw.exe, true",
        "C:\\Program Files\\Java\\bin\\java.exe, false",
        "C:\\弾幕\\Kodama\\KODAMA.EXE, true",
        "C:\\弾幕\\Kodama\\bin\\kodama.exe, false",
        "Kodama.exe, true"
    })
    void aProgramWithoutAConsoleIsClicked(String command, boolean isClicked) {
        assertEquals(isClicked, KodamaCommand.isWindowProgram(command));
    }
}

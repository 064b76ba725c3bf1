package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kodama.pack.exe.ExeReader;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Packs of Kodama itself, which has a window to click and commands for a terminal. */
class KodamaPacksTest {
    @TempDir
    private Path temp;

    private Packs packs;
    private GameProgram kodama;

    @BeforeEach
    void makePacks() {
        packs = new Packs(temp);
        GameProgram game = packs.game();
        kodama = new GameProgram(ProgramKind.KODAMA, "kodama", "Kodama", game.about(), game.jar(), game.icon());
    }

    private Path unpacked(OperatingSystem system) throws IOException {
        return packs.unpacked(new SystemPacker(kodama, packs.notes::add).pack(system, temp));
    }

    @Test
    void windowsHasAProgramWithAWindowAndOneWithAConsole() throws IOException {
        Path folder = unpacked(OperatingSystem.WINDOWS).resolve("kodama");
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("Kodama.exe", "README.txt", "add-to-menu.bat", "app", "bin"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        byte[] window = Files.readAllBytes(folder.resolve("Kodama.exe"));
        byte[] console = Files.readAllBytes(folder.resolve("bin/kodama.exe"));
        assertEquals(2, subsystem(window));
        assertEquals(3, subsystem(console));
        for (byte[] exe : List.of(window, console)) {
            String settings = new ExeReader(exe).text("10/1");
            assertTrue(settings.contains("\nmain=kodama/cli/dev/Main\n"), settings);
            assertTrue(settings.contains("\njar=app\\kodama.jar\n"), settings);
            assertTrue(settings.contains("text.missing=This program needs Java"), settings);
            assertFalse(settings.contains("ゲーム"), settings);
        }
        assertTrue(new ExeReader(console).text("10/1").contains("\nconsole=yes\n"));
        assertTrue(new ExeReader(window).text("10/1").contains("\nconsole=\n"));
    }

    /** Where the PE format has it: 2 is for programs with windows, 3 for programs with a console. */
    private static int subsystem(byte[] exe) {
        int signature = (exe[0x3C] & 0xFF) | (exe[0x3D] & 0xFF) << 8;
        return exe[signature + 24 + 68];
    }

    @Test
    void theReadmeNamesTheProgramAndTheCommand() throws IOException {
        String readme = Files.readString(unpacked(OperatingSystem.WINDOWS).resolve("kodama/README.txt"));
        assertTrue(readme.contains("Double-click \"Kodama.exe\""), readme);
        assertTrue(readme.contains("bin\\kodama --help"), readme);
        assertTrue(readme.contains("The program needs Java 17.0.5 or newer"), readme);
        assertFalse(readme.contains("@") || readme.contains("game is"), readme);
    }

    @Test
    void menusListItAsADeveloperTool() throws IOException {
        String entry = Files.readString(unpacked(OperatingSystem.LINUX).resolve("kodama/kodama.desktop"));
        assertTrue(entry.contains("\nCategories=Development;\n"), entry);
        String plist = Files.readString(unpacked(OperatingSystem.MACOS).resolve("Kodama.app/Contents/Info.plist"));
        assertTrue(plist.contains("public.app-category.developer-tools"), plist);
    }

    @Test
    void itsJavaHasCompilerAndLinker() {
        assertEquals(
                List.of("jdk.compiler", "jdk.jdeps", "jdk.jlink", "jdk.zipfs"),
                ProgramKind.KODAMA.modules().stream().sorted().toList());
        assertTrue(ProgramKind.GAME.modules().isEmpty());
    }
}

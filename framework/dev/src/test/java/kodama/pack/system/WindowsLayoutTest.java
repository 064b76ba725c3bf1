package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks everything in a pack for Windows that does not require Windows. */
class WindowsLayoutTest {
    @TempDir
    private Path temp;

    private Packs packs;

    @BeforeEach
    void makePacks() {
        packs = new Packs(temp);
    }

    private static List<String> lines(Path batch) throws IOException {
        String text = Files.readString(batch, StandardCharsets.US_ASCII); // each code page reads others differently
        assertTrue(text.endsWith("\r\n"));
        assertFalse(text.replace("\r\n", "").contains("\n"), "a line that ends as on Unix");
        assertFalse(text.matches("(?s).*@[A-Z]+@.*"), text);
        return text.lines().toList();
    }

    @Test
    void thePackHasLauncherIconAndJava() throws IOException {
        SystemPackFile pack = packs.pack("Windows", "amd64", "25.0.3");
        assertEquals("moth-1.2-beta-windows-x64.zip", pack.file().getFileName().toString());
        Path folder = packs.unpacked(pack).resolve("moth");
        assertTrue(Files.exists(folder.resolve("moth.ico")));
        assertTrue(Files.exists(folder.resolve("runtime/bin/javaw.exe")));
        assertFalse(Files.exists(folder.resolve("runtime/bin/javac.exe")));
        assertEquals("the game", Files.readString(folder.resolve("app/moth.jar")));
    }

    @Test
    void theConsoleClosesWhenTheGameStarts() throws IOException {
        List<String> lines =
                lines(packs.unpacked(packs.pack("Windows", "amd64", "25")).resolve("moth/moth.bat"));
        assertTrue(lines.contains(
                "start \"\" /D \"%here%.\" \"%java%\\bin\\javaw.exe\" %flags% %learn% -jar app\\moth.jar"));
        assertTrue(lines.contains("set \"title=Moth Lantern's 100 HOME\""), lines::toString);
        assertTrue(lines.contains("set \"version=25\""));
        assertTrue(lines.contains("if exist \"%learned%.aot\" if not exist \"%learned%.aot.config\" goto play"));
    }

    @Test
    void eachLabelExists() throws IOException {
        for (SystemPackFile pack : List.of(packs.pack(OperatingSystem.WINDOWS), packs.pack("Windows", "amd64", "17"))) {
            String text = String.join("\n", lines(packs.unpacked(pack).resolve("moth/moth.bat")));
            Set<String> wanted = found("(?:goto |call :)(\\w+)", text);
            assertTrue(wanted.size() > 2);
            assertEquals(wanted, found("(?m)^:(\\w+)", text));
        }
    }

    private static Set<String> found(String pattern, String text) {
        Set<String> found = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern).matcher(text);
        while (matcher.find()) found.add(matcher.group(1));
        return found;
    }

    @Test
    void theStartMenuGetsAShortcutWithTheIcon() throws IOException {
        List<String> lines =
                lines(packs.unpacked(packs.pack(OperatingSystem.WINDOWS)).resolve("moth/add-to-menu.bat"));
        assertTrue(String.join("", lines).contains("$s.IconLocation = $env:here + 'moth.ico'"));
    }
}

package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
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
import java.util.stream.Stream;
import kodama.pack.exe.ExeReader;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Checks everything in a pack for Windows that does not require Windows. */
class WindowsLayoutTest {
    private static final String EXE = "Moth & Lantern's 日本 100% $HOME.exe";

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
        assertTrue(Files.exists(folder.resolve(EXE)));
        assertTrue(Files.exists(folder.resolve("runtime/bin/javaw.exe")));
        assertFalse(Files.exists(folder.resolve("runtime/bin/javac.exe")));
        assertArrayEquals(Files.readAllBytes(packs.game().jar()), Files.readAllBytes(folder.resolve("app/moth.jar")));
        assertFalse(Files.exists(folder.resolve("moth.bat")));
        assertTrue(new ExeReader(Files.readAllBytes(folder.resolve(EXE)))
                .text("10/1")
                .contains("\nruntime=runtime\n"));
    }

    @Test
    void theConsoleClosesWhenTheGameStarts() throws IOException {
        List<String> lines =
                lines(packs.unpacked(packs.pack("Windows", "amd64", "25")).resolve("moth/app/moth.bat"));
        assertTrue(lines.contains(
                "start \"\" /D \"%here%.\" \"%java%\\bin\\javaw.exe\" %flags% %learn% -jar app\\moth.jar"));
        assertTrue(lines.contains("set \"title=Moth Lantern's 100 HOME\""), lines::toString);
        assertTrue(lines.contains("set \"version=25\""));
        assertTrue(lines.contains("set \"here=%~dp0..\\\""), lines::toString);
        assertTrue(lines.contains("if exist \"%learned%.aot\" if not exist \"%learned%.aot.config\" goto play"));
    }

    @Test
    void eachLabelExists() throws IOException {
        for (SystemPackFile pack : List.of(packs.pack(OperatingSystem.WINDOWS), packs.pack("Windows", "amd64", "17"))) {
            String text = String.join("\n", lines(packs.unpacked(pack).resolve("moth/app/moth.bat")));
            Set<String> wanted = found("(?:goto |call :)(\\w+)", text);
            assertTrue(wanted.size() > 2);
            assertEquals(wanted, found("(?m)^:(\\w+)", text));
        }
    }

    /** Only then is Java started once more, which takes a tenth of a second. */
    @Test
    void theBatchFileExplainsAFolderFromWhichJavaCannotStart() throws IOException {
        List<String> lines =
                lines(packs.unpacked(packs.pack("Windows", "amd64", "25")).resolve("moth/app/moth.bat"));
        int check = lines.indexOf("if not defined letters goto found");
        assertTrue(lines.get(check - 1).startsWith("for /f \"delims=ABC"), lines::toString);
        assertEquals("\"%java%\\bin\\java.exe\" -version >nul 2>&1", lines.get(check + 1));
        assertEquals("if not errorlevel 1 goto found", lines.get(check + 2));
        assertEquals(
                "echo %title%: Java cannot start from this folder, because of letters in its name.",
                lines.get(check + 3));
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
        assertTrue(lines.contains("for %%f in (\"%here%*.exe\") do ("), lines::toString);
        assertTrue(lines.contains("set \"icon=%here%moth.ico\""));
        assertTrue(String.join("", lines).contains("$l.SetIconLocation($env:icon, 0)"));
    }

    @Test
    void aPackWithJavaForArmHasOnlyTheBatchFile() throws IOException {
        Path folder = packs.unpacked(packs.pack("Windows", "aarch64", "25")).resolve("moth");
        try (Stream<Path> files = Files.list(folder)) {
            assertEquals(
                    List.of("README.txt", "add-to-menu.bat", "app", "moth.bat", "moth.ico", "runtime"),
                    files.map(file -> file.getFileName().toString()).sorted().toList());
        }
        assertTrue(lines(folder.resolve("moth.bat")).contains("set \"here=%~dp0\""));
        assertTrue(Files.readString(folder.resolve("README.txt")).contains("To play, double-click \"moth.bat\"."));
    }

    @Test
    void theReadmeNamesTheFileToClick() throws IOException {
        String with = Files.readString(
                packs.unpacked(packs.pack("Windows", "amd64", "25")).resolve("moth/README.txt"));
        assertTrue(with.startsWith("\uFEFF" + Packs.TITLE + "\r\n"), with);
        assertTrue(with.contains("To play, double-click \"" + EXE + "\"."), with);
        assertTrue(with.contains("「" + EXE + "」をダブルクリック"), with);
        assertTrue(with.contains("double-click moth.bat in the folder \"app\" instead."), with);
        assertFalse(with.contains("Java 17"), with);
        String without = Files.readString(
                packs.unpacked(packs.pack(OperatingSystem.WINDOWS)).resolve("moth/README.txt"));
        assertTrue(without.contains("The game needs Java 17.0.5 or newer"), without);
    }
}

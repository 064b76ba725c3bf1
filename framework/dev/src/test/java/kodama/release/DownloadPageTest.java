package kodama.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.docs.DocumentSource;
import kodama.docs.SiteWriter;
import kodama.pack.system.Platform;
import kodama.pack.system.Platform.OperatingSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page about the downloads says for each file whom it is for and how it is started. */
class DownloadPageTest {
    @TempDir
    private Path temp;

    private Download download(String file, OperatingSystem system, String name, String processor) throws IOException {
        Path path = Files.write(temp.resolve(file), new byte[1_260_000]);
        Platform java = processor.isEmpty() ? null : Platform.of(name, processor);
        return new Download("Kodama", "kodama", path, system, java);
    }

    private String page(Download... files) {
        return DownloadPage.of("0.1.0", List.of(files), List.of(files));
    }

    private void assertRow(String row, Download file) {
        assertTrue(page(file).contains("\n" + row + "\n"), () -> page(file));
    }

    @Test
    void eachRowNamesSystemSizeNeedsAndStart() throws IOException {
        assertRow(
                "| Windows 10, 11 (x64) | [w.zip](w.zip) | 1.3 MB | nothing else | Unpack all of it, double-click `Kodama.exe` |",
                download("w.zip", OperatingSystem.WINDOWS, "Windows", "amd64"));
        assertRow(
                "| Windows 10, 11 | [v.zip](v.zip) | 1.3 MB | Java 17.0.5 or newer (x64) | Unpack all of it, double-click `Kodama.exe` |",
                download("v.zip", OperatingSystem.WINDOWS, "Windows", ""));
        assertRow(
                "| macOS (Apple silicon) | [m.zip](m.zip) | 1.3 MB | nothing else | Double-click it, then double-click `Kodama.app` |",
                download("m.zip", OperatingSystem.MACOS, "Darwin", "aarch64"));
        assertRow(
                "| Linux (ARM) | [l.tar.gz](l.tar.gz) | 1.3 MB | nothing else | Unpack it, then run `kodama/kodama` |",
                download("l.tar.gz", OperatingSystem.LINUX, "Linux", "aarch64"));
        assertRow(
                "| any system | [k.jar](k.jar) | 1.3 MB | Java 17 or newer | Double-click it, or run `java -jar k.jar` |",
                download("k.jar", null, "", ""));
    }

    @Test
    void filesWithJavaAreFirstForTheirSystem() throws IOException {
        String page = page(
                download("1", null, "", ""),
                download("2", OperatingSystem.MACOS, "", ""),
                download("3", OperatingSystem.WINDOWS, "", ""),
                download("4", OperatingSystem.WINDOWS, "Windows", "amd64"));
        assertTrue(page.indexOf("(4)") < page.indexOf("(3)"));
        assertTrue(page.indexOf("(3)") < page.indexOf("(2)"));
        assertTrue(page.indexOf("(2)") < page.indexOf("(1)"));
    }

    @Test
    void aPackForWindowsOnArmHasABatchFile() throws IOException {
        Download arm = download("a.zip", OperatingSystem.WINDOWS, "Windows", "aarch64");
        assertTrue(page(arm).contains("| Windows 10, 11 (ARM) |"));
        assertTrue(page(arm).contains("double-click `kodama.bat` |"));
    }

    /** The page is next to the folder of the site. */
    @Test
    void linksLeadToPagesOfTheSite() throws IOException {
        String page = page(download("k.jar", null, "", ""));
        new SiteWriter(DocumentSource.ofJar(), "0.1.0").write(temp.resolve("site"), null);
        Matcher link = Pattern.compile("]\\(([^)#]+)(?:#([^)]*))?\\)").matcher(page);
        int links = 0;
        for (; link.find(); links++) {
            Path target = temp.resolve(link.group(1));
            assertTrue(Files.exists(target), link.group());
            if (link.group(2) != null)
                assertTrue(Files.readString(target).contains("id=\"" + link.group(2) + "\""), link.group());
        }
        assertTrue(links >= 4, page);
        assertFalse(page.matches("(?s).*@[A-Z]+@.*"), page);
    }

    @Test
    void checksumsAreThoseOfSha256sum() throws IOException {
        Files.write(temp.resolve("b"), "abc".getBytes(StandardCharsets.UTF_8));
        Files.write(Files.createDirectory(temp.resolve("a")).resolve("c"), new byte[0]);
        Files.write(Files.createDirectory(temp.resolve("site")).resolve("page"), new byte[0]);
        for (int i = 0; i < 2; i++) Checksums.write(temp, "site");
        assertEquals(
                List.of(
                        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855  a/c",
                        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  b"),
                Files.readAllLines(temp.resolve("SHA256SUMS")));
    }

    @Test
    void jdksAreTheFoldersAndArchivesOfAFolder() throws IOException {
        Path windows = Files.createFile(temp.resolve("a.zip"));
        Path linux = Files.createFile(temp.resolve("c.tar.gz"));
        Path macos = Files.createDirectory(temp.resolve("b"));
        Files.createFile(temp.resolve("README"));
        assertEquals(List.of(windows, macos, linux), ReleaseFolder.jdksIn(temp));
    }
}

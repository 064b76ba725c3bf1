package kodama.pack.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import kodama.NeedsLinks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Archives can be read back: all characters in names, modes, links; and they are always the same bytes. */
class ArchiveTest {
    private static final String LONG = "moth/" + "a rather long name ".repeat(9) + "é 日本.txt";

    @TempDir
    private Path temp;

    private Path out;

    @BeforeEach
    void makeFolder() throws IOException {
        out = Files.createDirectory(temp.resolve("out")).toRealPath();
    }

    private static FileContent text(String text) {
        return FileContent.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private static FileTree tree() {
        return new FileTree()
                .executable("moth/start", text("#!/bin/sh\n"))
                .file(LONG, text("small ".repeat(200)))
                .file("moth/empty", text(""))
                .link("moth/legal/LICENSE", "../start");
    }

    private static byte[] archive(String kind, FileTree tree) {
        return kind.equals("zip") ? tree.zip() : tree.tarGz();
    }

    private Path written(byte[] archive) throws IOException {
        return Files.write(temp.resolve("archive"), archive);
    }

    @ParameterizedTest
    @ValueSource(strings = {"zip", "tar"})
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "files of Windows have no modes")
    void archivesCanBeReadBack(String kind) throws IOException {
        Unpacker.unpack(written(archive(kind, tree())), out, path -> true);
        assertEquals("small ".repeat(200), Files.readString(out.resolve(LONG)));
        assertEquals(0, Files.size(out.resolve("moth/empty")));
        assertTrue(Files.isExecutable(out.resolve("moth/start")));
        assertFalse(Files.isExecutable(out.resolve(LONG)));
        assertEquals(Path.of("../start"), Files.readSymbolicLink(out.resolve("moth/legal/LICENSE")));
    }

    @ParameterizedTest
    @ValueSource(strings = {"zip", "tar"})
    void theOrderOfFilesDoesNotMatter(String kind) {
        FileTree other = new FileTree()
                .link("moth/legal/LICENSE", "../start")
                .file("moth/empty", text(""))
                .file(LONG, text("small ".repeat(200)))
                .executable("moth/start", text("#!/bin/sh\n"));
        assertArrayEquals(archive(kind, tree()), archive(kind, other));
    }

    @Test
    void javaReadsTheZipFileAndItsTimes() throws IOException {
        try (ZipFile zip = new ZipFile(written(tree().zip()).toFile())) {
            ZipEntry entry = zip.getEntry(LONG);
            assertEquals(1200, entry.getSize());
            assertEquals(LocalDateTime.of(1980, 1, 1, 0, 0), entry.getTimeLocal());
            assertEquals("small ", new String(zip.getInputStream(entry).readNBytes(6), StandardCharsets.UTF_8));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"zip", "tar"})
    void onlySelectedEntriesAreUnpacked(String kind) throws IOException {
        Unpacker.unpack(written(archive(kind, tree())), out, path -> path.endsWith("start"));
        assertTrue(Files.exists(out.resolve("moth/start")));
        assertFalse(Files.exists(out.resolve(LONG)));
    }

    @Test
    @NeedsLinks
    void foldersKeepTheirLinks() throws IOException {
        Path folder = Files.createDirectories(temp.resolve("java/bin")).getParent();
        Files.writeString(folder.resolve("bin/java"), "program");
        Files.writeString(folder.resolve("release"), "17");
        Files.createSymbolicLink(folder.resolve("copy"), Path.of("release"));
        Files.writeString(temp.resolve("outside"), "settings of the machine");
        Files.createSymbolicLink(folder.resolve("settings"), temp.resolve("outside"));
        FileTree tree = new FileTree().folder("runtime", folder, path -> !path.equals("release"));
        List<String> entries =
                tree.entries().stream().map(e -> e.path() + " " + e.kind()).toList();
        assertEquals(List.of("runtime/bin/java PROGRAM", "runtime/copy LINK", "runtime/settings FILE"), entries);
        assertEquals("program".length() + "release".length() + "settings of the machine".length(), tree.bytes());
    }

    @Test
    void aPathCanBeAddedOnlyOnce() {
        FileTree tree = new FileTree().file("a", text(""));
        assertEquals(
                "the archive already has a",
                assertThrows(IllegalArgumentException.class, () -> tree.link("a", "b"))
                        .getMessage());
    }
}

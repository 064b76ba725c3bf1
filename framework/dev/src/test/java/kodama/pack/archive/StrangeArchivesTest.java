package kodama.pack.archive;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import kodama.NeedsLinks;
import kodama.Seed;
import kodama.data.Mutations;
import kodama.file.GameFileException;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged and malicious archives are unpacked safely, or refused with a message. */
class StrangeArchivesTest {
    private static final int FILES = 10_000;

    @TempDir
    private Path temp;

    private Path out;
    private Path archive;

    @BeforeEach
    void makeFolder() throws IOException {
        out = Files.createDirectory(temp.resolve("out")).toRealPath();
        archive = temp.resolve("strange.bin");
    }

    private static FileContent text(String text) {
        return FileContent.of(text.getBytes(StandardCharsets.UTF_8));
    }

    private String refusal() {
        GameFileException refused =
                assertThrows(GameFileException.class, () -> Unpacker.unpack(archive, out, path -> true));
        return refused.getMessage().replace(archive + ": ", "");
    }

    @ParameterizedTest
    @CsvSource({"zip, ../out.txt", "tar, ../out.txt", "zip, a/../../b", "tar, /etc/b", "zip, ..\\b", "tar, a/.."})
    void aNameThatLeadsOutIsRejected(String kind, String name) throws IOException {
        FileTree tree = new FileTree().file(name, text("x"));
        Files.write(archive, kind.equals("zip") ? tree.zip() : tree.tarGz());
        String shown = name.replace('\\', '/');
        assertEquals("cannot be read (entry '" + shown + "' leads out of the archive)", refusal());
    }

    @ParameterizedTest
    @ValueSource(strings = {"../../etc", "/etc/passwd", ".."})
    void aLinkThatLeadsOutIsRejected(String target) throws IOException {
        Files.write(archive, new FileTree().link("link", target).tarGz());
        assertEquals("cannot be read (entry '" + target + "' leads out of the archive)", refusal());
        assertFalse(Files.isSymbolicLink(out.resolve("link")));
    }

    @Test
    @NeedsLinks
    void aLinkThatLeadsOutThroughAnotherIsRejected() throws IOException {
        Files.createDirectories(temp.resolve("secret"));
        Files.write(
                archive,
                new FileTree()
                        .file("a/b/c/file", text(""))
                        .link("a/b/c/top", "../../..")
                        .link("a/b/c/up", "top/../secret")
                        .zip());
        assertEquals("cannot be read (entry '../../..' leads out of the archive)", refusal());
        Files.write(
                archive,
                new FileTree()
                        .file("a/b/c/file", text(""))
                        .link("a/b/c/top", "../..")
                        .link("a/b/c/up", "top/../../secret")
                        .zip());
        assertEquals("cannot be read (link 'a/b/c/up' leads out of the archive)", refusal());
    }

    @ParameterizedTest
    @CsvSource({"a, a/b", "a/b, a"})
    void aFileAndAFolderWithTheSameNameAreRejected(String first, String second) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            zip.putNextEntry(new ZipEntry(first));
            zip.putNextEntry(new ZipEntry(second));
        }
        assertEquals("cannot be read (a file and a folder have the same name)", refusal());
    }

    @Test
    void noFileIsWrittenThroughALink() throws IOException {
        Files.write(
                archive, new FileTree().link("a", "b").file("a/file", text("x")).tarGz());
        refusal();
        assertFalse(Files.exists(out.resolve("b/file")));
    }

    @Test
    void otherFilesAreRejected() throws IOException {
        Files.writeString(archive, "Rar!");
        assertEquals("cannot be read (it is not a zip or tar.gz file)", refusal());
        Files.delete(archive);
        assertEquals("cannot be read (no such file)", refusal());
    }

    @Test
    void truncatedArchivesAreRejected() throws IOException {
        byte[] tar = tree().tarGz();
        Files.write(archive, Arrays.copyOf(tar, tar.length / 2));
        assertTrue(refusal().startsWith("cannot be read ("), refusal());
        byte[] zip = tree().zip();
        Files.write(archive, Arrays.copyOf(zip, zip.length / 2));
        assertEquals("cannot be read (the directory is missing)", refusal());
    }

    private static FileTree tree() {
        return new FileTree()
                .executable("jdk/bin/java", text("java java java"))
                .file("jdk/release", text("OS_NAME"))
                .link("jdk/legal", "release");
    }

    @Test
    void damagedZips(@Seed(1) Random random) throws IOException {
        byte[] zip = tree().zip();
        int read = 0;
        for (int i = 0; i < FILES; i++) {
            Files.write(archive, Mutations.of(zip, random));
            try {
                Unpacker.unpack(archive, out, path -> false);
                read++;
            } catch (GameFileException logged) {
                assertTrue(logged.getMessage().startsWith(archive + ": cannot be read ("), logged.getMessage());
            }
        }
        assertTrue(read > 0 && read < FILES, "read: " + read);
    }

    /** Damages the tar file inside, as gzip would detect an error by its checksum. */
    @Test
    void damagedTars(@Seed(2) Random random) throws IOException {
        byte[] tar = new GZIPInputStream(new ByteArrayInputStream(tree().tarGz())).readAllBytes();
        int read = 0;
        for (int i = 0; i < FILES; i++) {
            InputStream broken = new ByteArrayInputStream(Mutations.of(tar, random));
            try {
                TarGzReader.readTar(broken, (path, kind, content) -> content.readAllBytes());
                read++;
            } catch (IOException logged) {
                // reported by Unpacker; any other exception fails the test
            }
        }
        assertTrue(read > 0 && read < FILES, "read: " + read);
    }
}

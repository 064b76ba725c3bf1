package kodama.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FileHashesTest {
    private static final FileTime OLD = FileTime.fromMillis(1_000_000_000_000L);

    @TempDir
    private Path folder;

    private final FileHashes known = new FileHashes();

    private static long hash(String content) {
        return FileHashes.of(content.getBytes(UTF_8));
    }

    private Map<String, Long> hashes() {
        return GameFiles.folder(folder).hashes(path -> path.endsWith(".lua"), known);
    }

    private void write(String path, String content, FileTime modified) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.setLastModifiedTime(Files.writeString(file, content), modified);
    }

    @Test
    void acceptedFilesOfAllFoldersAreHashed() throws IOException {
        write("game.lua", "1", OLD);
        write("scenes/main.lua", "2", OLD);
        write("ship.png", "3", OLD);
        assertEquals(Map.of("game.lua", hash("1"), "scenes/main.lua", hash("2")), hashes());
    }

    @Test
    void anotherContentOrLengthHasAnotherHash() {
        assertNotEquals(hash("1"), hash("2"));
        assertNotEquals(hash(""), hash("\0"));
    }

    @Test
    void aFileWithAnotherTimeOrSizeIsReadAgain() throws IOException {
        write("game.lua", "1", OLD);
        hashes();
        write("game.lua", "2", FileTime.fromMillis(OLD.toMillis() + 1));
        assertEquals(Map.of("game.lua", hash("2")), hashes());
        write("game.lua", "22", FileTime.fromMillis(OLD.toMillis() + 1));
        assertEquals(Map.of("game.lua", hash("22")), hashes());
    }

    @Test
    void aFileWithTheSameTimeAndSizeIsNotReadAgain() throws IOException {
        write("game.lua", "1", OLD);
        hashes();
        write("game.lua", "2", OLD);
        assertEquals(Map.of("game.lua", hash("1")), hashes());
    }

    @Test
    void aFileThatWasJustWrittenIsReadAgain() throws IOException {
        FileTime now = FileTime.fromMillis(System.currentTimeMillis() + 60_000);
        write("game.lua", "1", now);
        hashes();
        write("game.lua", "2", now);
        assertEquals(Map.of("game.lua", hash("2")), hashes());
    }

    @Test
    void aDeletedFileHasNoHash() throws IOException {
        write("game.lua", "1", OLD);
        write("a.lua", "2", OLD);
        hashes();
        Files.delete(folder.resolve("a.lua"));
        assertEquals(Map.of("game.lua", hash("1")), hashes());
    }

    @Test
    void aLinkOutOfTheFolderAndATooLargeFileAreOmitted() throws IOException {
        write("game/game.lua", "1", OLD);
        write("secret.lua", "2", OLD);
        Files.createSymbolicLink(folder.resolve("game/link.lua"), folder.resolve("secret.lua"));
        Files.write(folder.resolve("game/large.lua"), new byte[(16 << 20) + 1]);
        assertEquals(
                Map.of("game.lua", hash("1")),
                GameFiles.folder(folder.resolve("game")).hashes(path -> true, known));
    }

    @Test
    void aJarHasTheHashesOfItsFiles() throws IOException {
        Path jar = folder.resolve("moths.jar");
        try (OutputStream out = Files.newOutputStream(jar);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String path : new String[] {"game/", "game/game.lua", "game/scenes/main.lua", "other.lua"}) {
                zip.putNextEntry(new ZipEntry(path));
                if (!path.endsWith("/")) zip.write(path.getBytes(UTF_8));
                zip.closeEntry();
            }
        }
        assertEquals(
                Map.of("game.lua", hash("game/game.lua"), "scenes/main.lua", hash("game/scenes/main.lua")),
                GameFiles.jar(jar, "game/").hashes(path -> true, known));
    }

    @Test
    void theUpperLayerHidesTheLower() throws IOException {
        write("upper/game.lua", "1", OLD);
        write("lower/game.lua", "2", OLD);
        write("lower/a.lua", "3", OLD);
        GameFiles both =
                GameFiles.folder(folder.resolve("upper")).layeredOver(GameFiles.folder(folder.resolve("lower")));
        assertEquals(Map.of("game.lua", hash("1"), "a.lua", hash("3")), both.hashes(path -> true, known));
    }
}

package kodama.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import kodama.NeedsLinks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@Timeout(30)
class OutputFileTest {
    private static final byte[] CONTENT = "picture".getBytes(StandardCharsets.UTF_8);

    @TempDir
    Path temp;

    @Test
    void aFileIsReplacedAtomically() throws IOException {
        Path file = Files.writeString(temp.resolve("a.png"), "something longer");
        OutputFile.write(file, CONTENT);
        assertArrayEquals(CONTENT, Files.readAllBytes(file));
    }

    @Test
    @NeedsLinks
    void aLinkIsKeptAndItsTargetIsWritten() throws IOException {
        Path real = Files.writeString(temp.resolve("real.png"), "old");
        Path link = Files.createSymbolicLink(temp.resolve("link.png"), Path.of("real.png"));
        OutputFile.write(Files.createSymbolicLink(temp.resolve("second.png"), link), CONTENT);
        assertTrue(Files.isSymbolicLink(link));
        assertArrayEquals(CONTENT, Files.readAllBytes(real));
    }

    @Test
    @NeedsLinks
    void aLinkToNothingYetMakesItsTarget() throws IOException {
        Path link = Files.createSymbolicLink(temp.resolve("link.png"), Path.of("new.png"));
        OutputFile.check(link);
        OutputFile.write(link, CONTENT);
        assertArrayEquals(CONTENT, Files.readAllBytes(temp.resolve("new.png")));
    }

    @Test
    @NeedsLinks
    void linkLoopsAreRejected() throws IOException {
        Path link = Files.createSymbolicLink(temp.resolve("link.png"), Path.of("link.png"));
        assertRefused(link + ": cannot be written (its links form a loop)", link);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "Windows has no named pipes in folders")
    void aPipeIsWrittenInto() throws Exception {
        Path pipe = temp.resolve("pipe");
        assumeTrue(makePipe(pipe), "no mkfifo here");
        CompletableFuture<byte[]> read = CompletableFuture.supplyAsync(() -> {
            try {
                return Files.readAllBytes(pipe);
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        });
        OutputFile.check(pipe);
        OutputFile.write(pipe, CONTENT);
        assertArrayEquals(CONTENT, read.join());
        assertFalse(Files.isRegularFile(pipe, LinkOption.NOFOLLOW_LINKS));
    }

    private static boolean makePipe(Path pipe) throws InterruptedException {
        try {
            return new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    @Test
    void aDeviceIsWrittenIntoAndStays() {
        Path device = Path.of("/dev/null");
        assumeTrue(Files.exists(device), "there is no /dev/null");
        assertDoesNotThrow(() -> OutputFile.check(device));
        OutputFile.write(device, CONTENT);
        assertFalse(Files.isRegularFile(device));
    }

    @Test
    void unwritablePathsAreRejectedBeforehand() {
        assertRefused(temp + ": cannot be written (it is a folder)", temp);
        Path lost = temp.resolve("no/a.png");
        assertRefused(lost + ": cannot be written (no such folder: " + lost.getParent() + ")", lost);
    }

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "there is no /proc")
    void errorNamesAFolderThatIsNotWritable() {
        Path file = Path.of("/proc/a.png");
        assumeTrue(Files.isDirectory(file.getParent()), "there is no /proc");
        GameFileException refused = assertThrows(GameFileException.class, () -> OutputFile.write(file, CONTENT));
        assertEquals("/proc/a.png: cannot be written (no files can be created in /proc)", refused.getMessage());
    }

    @Test
    void aFolderOfAnotherUserIsRejectedBeforehand() throws IOException {
        Path folder = Files.createDirectory(temp.resolve("closed"));
        assumeTrue(folder.toFile().setWritable(false), "no permissions here");
        try {
            assumeFalse(Files.isWritable(folder), "the administrator may write anywhere");
            assertRefused(
                    folder.resolve("a") + ": cannot be written (no files can be created in " + folder + ")",
                    folder.resolve("a"));
        } finally {
            assertTrue(folder.toFile().setWritable(true));
        }
    }

    private static void assertRefused(String sentence, Path named) {
        GameFileException refused = assertThrows(GameFileException.class, () -> OutputFile.check(named));
        assertEquals(sentence, refused.getMessage());
    }
}

package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kodama.NeedsLinks;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ContentDigestTest {
    @TempDir
    Path temp;

    @BeforeEach
    void classes() throws IOException {
        write("classes/a/One.class", "one");
        write("classes/b/Two.class", "two");
        write("lib.jar", "jar");
    }

    private String digest() {
        return ContentDigest.of(List.of(temp.resolve("classes"), temp.resolve("lib.jar")));
    }

    private void write(String path, String content) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, content);
    }

    private void changes(String path, String content) throws IOException {
        String before = digest();
        write(path, content);
        assertNotEquals(before, digest(), path);
    }

    @Test
    void unchangedFilesGiveTheSameDigest() throws IOException {
        String before = digest();
        assertEquals(64, before.length());
        write("lib.jar", "jar");
        assertEquals(before, digest());
    }

    @Test
    void everyChangedByteChangesTheDigest() throws IOException {
        changes("lib.jar", "jaR");
        changes("classes/a/One.class", "onE");
        changes("classes/a/New.class", "");
        changes("classes/.hidden/Three.class", "three");
    }

    @Test
    void bytesMovedToTheNextFileChangeTheDigest() throws IOException {
        String before = digest();
        write("classes/a/One.class", "onet");
        write("classes/b/Two.class", "wo");
        assertNotEquals(before, digest());
    }

    @Test
    void aRenamedFileChangesTheDigest() throws IOException {
        String before = digest();
        Files.move(temp.resolve("classes/a/One.class"), temp.resolve("classes/a/Onf.class"));
        assertNotEquals(before, digest());
    }

    @Test
    @NeedsLinks
    void targetsOfLinksAreIncluded() throws IOException {
        write("elsewhere/c/Linked.class", "linked");
        Files.createSymbolicLink(temp.resolve("classes/c"), temp.resolve("elsewhere/c"));
        changes("elsewhere/c/Linked.class", "changed");
    }

    @Test
    void errorNamesWhatIsMissing() {
        Path nowhere = temp.resolve("nowhere");
        assertEquals(
                nowhere + ": cannot be read (it does not exist)",
                assertThrows(GameFileException.class, () -> ContentDigest.of(List.of(nowhere)))
                        .getMessage());
    }
}

package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
    @TempDir
    Path temp;

    @Test
    void writesANewFileAndReplacesAnOldOneLeavingNothingElse() throws IOException {
        write(temp.resolve("save.txt"), "one");
        write(temp.resolve("save.txt"), "two");
        assertEquals("two", Files.readString(temp.resolve("save.txt")));
        assertEquals(List.of("save.txt"), names());
    }

    @Test
    void aFolderThatIsNotThereIsNamed() {
        Path target = temp.resolve("nope/save.txt");
        assertFails(target + ": cannot be written (no such folder: " + target.getParent() + ")", target);
    }

    @Test
    void aFolderIsNotWrittenOver() throws IOException {
        Path target = Files.createDirectory(temp.resolve("folder"));
        assertFails(target + ": cannot be written (it is a folder)", target);
        assertEquals(List.of("folder"), names());
    }

    private static void assertFails(String message, Path target) {
        assertEquals(
                message,
                assertThrows(GameFileException.class, () -> write(target, "x")).getMessage());
    }

    private static void write(Path target, String text) {
        AtomicFile.write(target, text.getBytes(StandardCharsets.UTF_8));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(temp)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}

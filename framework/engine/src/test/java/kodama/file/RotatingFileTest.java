package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import kodama.NeedsLinks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

class RotatingFileTest {
    @TempDir
    Path temp;

    private String text(String name) throws IOException {
        return Files.readString(temp.resolve(name));
    }

    private RotatingFile file(int kept, long most) {
        return new RotatingFile(ContainedPath.named(temp.resolve("a.log")), "ours", kept, most);
    }

    private void write(String line) {
        try (RotatingFile file = file(2, 100)) {
            file.write(line);
        }
    }

    @Test
    void aFullFileIsRotatedAndTheOldestIsDeleted() throws IOException {
        try (RotatingFile file = file(2, 10)) {
            for (String line : new String[] {"one", "two", "three", "four", "five", "six", "seven"}) file.write(line);
        }
        assertEquals("ours\nsix\nseven\n", text("a.log"));
        assertEquals("ours\nfour\nfive\n", text("a.1.log"));
        assertEquals("ours\nthree\n", text("a.2.log"));
        assertFalse(Files.exists(temp.resolve("a.3.log")));
    }

    @Test
    void aLineLongerThanAFileHasItsOwnFile() throws IOException {
        try (RotatingFile file = file(2, 4)) {
            file.write("very long");
            file.write("b");
        }
        assertEquals("ours\nvery long\n", text("a.1.log"));
        assertEquals("ours\nb\n", text("a.log"));
    }

    @Test
    void anEmptyFileIsRotated() throws IOException {
        Files.createFile(temp.resolve("a.log"));
        write("line");
        assertEquals("", text("a.1.log"));
        assertEquals("ours\nline\n", text("a.log"));
    }

    @Test
    void otherFilesAreKept() throws IOException {
        Files.writeString(temp.resolve("a.log"), "our notes");
        for (int run = 0; run < 5; run++) assertRefused("it is another kind of file");
        assertEquals("our notes", text("a.log"));
        assertEquals(List.of("a.log"), names());
    }

    @Test
    void otherFilesAreNotReplacedByRotation() throws IOException {
        write("one");
        Files.writeString(temp.resolve("a.2.log"), "someone's");
        assertRefused("a.2.log next to it is another kind of file");
        assertEquals("ours\none\n", text("a.log"));
        assertEquals("someone's", text("a.2.log"));
        assertEquals(List.of("a.2.log", "a.log"), names());
    }

    @Test
    void aFolderIsNeverRenamed() throws IOException {
        Files.createDirectories(temp.resolve("a.log/kept"));
        assertRefused("it is another kind of file");
        assertTrue(Files.isDirectory(temp.resolve("a.log/kept")));
        assertEquals(List.of("a.log"), names());
    }

    @Test
    @NeedsLinks
    void aLinkIsNeitherRenamedNorFollowed() throws IOException {
        Path precious = Files.writeString(temp.resolve("precious"), "ours\nkeep me");
        Files.createSymbolicLink(temp.resolve("a.log"), precious);
        assertRefused("it is another kind of file");
        assertEquals("ours\nkeep me", Files.readString(precious));
        assertEquals(List.of("a.log", "precious"), names());
    }

    private void assertRefused(String reason) {
        String message = temp.resolve("a.log") + ": cannot be written (" + reason + "; choose another name)";
        assertEquals(message, failure(() -> file(2, 100).check()));
        assertEquals(message, failure(() -> write("line")));
    }

    private static String failure(Executable action) {
        return String.valueOf(assertThrows(GameFileException.class, action).getMessage());
    }

    private List<String> names() throws IOException {
        try (Stream<Path> all = Files.list(temp)) {
            return all.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }
}

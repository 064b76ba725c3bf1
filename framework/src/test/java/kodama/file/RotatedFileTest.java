package kodama.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RotatedFileTest {
    @TempDir
    Path temp;

    private String text(String name) throws IOException {
        return Files.readString(temp.resolve(name));
    }

    @Test
    void aFullFileIsPutAsideAndTheOldestGoes() throws IOException {
        try (RotatedFile file = new RotatedFile(temp.resolve("a.log"), 2, 10)) {
            for (String line : new String[] {"one", "two", "three", "four", "five", "six", "seven"}) file.write(line);
        }
        assertEquals("six\nseven\n", text("a.log"));
        assertEquals("four\nfive\n", text("a.1.log"));
        assertEquals("three\n", text("a.2.log"));
        assertFalse(Files.exists(temp.resolve("a.3.log")));
    }

    @Test
    void aLineLongerThanAFileHasOneForItself() throws IOException {
        try (RotatedFile file = new RotatedFile(temp.resolve("a.log"), 2, 4)) {
            file.write("very long");
            file.write("b");
        }
        assertEquals("very long\n", text("a.1.log"));
        assertEquals("b\n", text("a.log"));
    }

    @Test
    void aLinkIsPutAsideAndNotFollowed() throws IOException {
        Path precious = Files.writeString(temp.resolve("precious"), "keep me");
        Files.createSymbolicLink(temp.resolve("a.log"), precious);
        try (RotatedFile file = new RotatedFile(temp.resolve("a.log"), 1, 100)) {
            file.write("line");
        }
        assertEquals("keep me", Files.readString(precious));
        assertEquals("line\n", text("a.log"));
    }
}

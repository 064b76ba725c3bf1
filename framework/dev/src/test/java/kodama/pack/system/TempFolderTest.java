package kodama.pack.system;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Temporary folders are deleted. */
class TempFolderTest {
    /** A program that is stopped while it has a temporary folder. */
    static final class Stopped {
        private Stopped() {}

        public static void main(String[] args) throws IOException {
            TempFolder scratch = new TempFolder("test");
            Files.writeString(scratch.folder().resolve("half"), "ha");
            System.out.print(scratch.folder());
            System.exit(1);
        }
    }

    @Test
    void contentsAreDeleted() throws IOException {
        Path folder;
        try (TempFolder scratch = new TempFolder("test")) {
            folder = scratch.folder();
            Files.writeString(Files.createDirectories(folder.resolve("a/b")).resolve("c"), "c");
            assertEquals(folder, scratch.folder());
        }
        assertFalse(Files.exists(folder));
    }

    @Test
    @Timeout(30)
    void aStoppedProgramDeletesItsFolder() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process program =
                new ProcessBuilder(java, "-cp", System.getProperty("java.class.path"), Stopped.class.getName()).start();
        String folder = new String(program.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(1, program.onExit().join().exitValue());
        assertTrue(folder.contains("kodama-test-"), folder);
        assertFalse(Files.exists(Path.of(folder)));
    }
}

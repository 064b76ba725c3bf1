package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FootprintTest {
    @Test
    void anOpenFileIsCounted(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("a"));
        long before = Footprint.take().openFiles();
        assumeTrue(before >= 0, "this system does not tell");
        try (InputStream open = new FileInputStream(file.toFile())) {
            assertEquals(before + 1, Footprint.take().openFiles());
            assertEquals(0, open.available());
        }
        assertEquals(before, Footprint.take().openFiles());
    }

    @Test
    void whatNobodyHoldsIsNotCounted() {
        byte[] held = new byte[20_000_000];
        long full = Footprint.take().heapBytes();
        assertEquals(0, held[0]);
        held = new byte[0];
        assertTrue(Footprint.take().heapBytes() < full - 10_000_000);
        assertEquals(0, held.length);
    }
}

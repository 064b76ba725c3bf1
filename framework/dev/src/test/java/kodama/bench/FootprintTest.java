package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FootprintTest {
    /** Many, because files that other tests have left to the garbage collector may be closed at the same time. */
    @Test
    void openFilesAreCounted(@TempDir Path folder) throws IOException {
        Path file = Files.createFile(folder.resolve("a"));
        long before = Footprint.take().openFiles();
        assumeTrue(before >= 0, "this system does not report it");
        List<InputStream> open = new ArrayList<>();
        for (int i = 0; i < 100; i++) open.add(new FileInputStream(file.toFile()));
        assertEquals(before + 100, Footprint.take().openFiles(), 20);
        for (InputStream each : open) each.close();
        assertEquals(before, Footprint.take().openFiles(), 20);
    }

    @Test
    void garbageIsNotCounted() {
        byte[] held = new byte[20_000_000];
        long full = Footprint.take().heapBytes();
        assertEquals(0, held[0]);
        held = new byte[0];
        assertTrue(Footprint.take().heapBytes() < full - 10_000_000);
        assertEquals(0, held.length);
    }
}

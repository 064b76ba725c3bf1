package kodama.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcessMemoryTest {
    @TempDir
    private Path process;

    @Test
    void bothKindsOfMemoryAreRead() throws IOException {
        Files.writeString(process.resolve("status"), "Name:\tjava\nVmHWM:\t  9 kB\nVmRSS:\t   124356 kB\n");
        Files.writeString(process.resolve("smaps_rollup"), "0-f rollup\nRss:  1 kB\nPss:      106818 kB\n");
        ProcessMemory memory = new ProcessMemory(process);
        assertEquals(OptionalLong.of(124_356L * 1024), memory.resident());
        assertEquals(OptionalLong.of(106_818L * 1024), memory.proportional());
    }

    @Test
    void memoryThatTheSystemDoesNotReportIsLeftOut() throws IOException {
        Files.writeString(process.resolve("status"), "Name:\tjava\n");
        ProcessMemory memory = new ProcessMemory(process);
        assertEquals(OptionalLong.empty(), memory.resident());
        assertEquals(OptionalLong.empty(), memory.proportional());
    }
}

package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that needs more memory than Java may use ends with a message that says so. */
class TooLittleMemoryTest {
    @TempDir
    private Path folder;

    @Test
    void aFrameThatIsTooLargeIsNamed() throws IOException, InterruptedException {
        new Shell(folder).game("wait(1)").file("game.lua", "return { width = 4096, height = 4096 }");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx64m",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Main.class.getName(),
                        "run",
                        folder.toString(),
                        "--headless",
                        "--ticks",
                        "1")
                .redirectErrorStream(true)
                .start();
        List<String> said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                .lines()
                .toList();
        assertEquals(1, process.waitFor());
        assertEquals(1, said.size(), said.toString());
        String begin = "kodama: not enough memory (a frame of 4096 by 4096 pixels takes 64 MB): Java may use at most ";
        assertTrue(said.get(0).startsWith(begin), said.get(0));
    }
}

package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code docs/first-game.sh}: from an empty folder to a packed game, with the jar that was built. */
@Tag("jar")
@Timeout(600) // takes a minute on an idle machine
class FirstGameTest {
    @TempDir
    private Path temp;

    @TempDir
    private Path tools;

    @Test
    void aGameIsMadeWorkedOnCheckedPackedAndPlayed() throws IOException, InterruptedException {
        assumeFalse(File.separatorChar == '\\', "the script requires a Unix shell");
        Path java = Path.of(System.getProperty("java.home"), "bin");
        ProcessBuilder script =
                new ProcessBuilder("sh", "../docs/first-game.sh", "../framework/target/kodama.jar", temp.toString());
        Map<String, String> environment = script.environment();
        environment.merge("PATH", java.toString(), (path, own) -> own + File.pathSeparator + path);
        environment.merge("PATH", quick(java).toString(), (path, quick) -> quick + File.pathSeparator + path);
        environment.put("XDG_DATA_HOME", temp.resolve("data").toString());
        Process process = script.redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        assertTrue(said.strip().endsWith("all of it went well"), said);
        assertTrue(said.contains("$ kodama pack starfall"), said);
    }

    /**
     * Creates a folder with a {@code java} that uses only its first compiler, because each command ends before the
     * second is worth its time. Packed games run without it.
     */
    private Path quick(Path java) throws IOException {
        String[] command = {"exec", "'" + java.resolve("java") + "'", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"};
        Path quick = Files.writeString(tools.resolve("java"), "#!/bin/sh\n" + String.join(" ", command) + " \"$@\"\n");
        assertTrue(quick.toFile().setExecutable(true));
        return tools;
    }
}

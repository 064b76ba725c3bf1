package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.desktop.DisplayAvailability;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The demo packed with the Java that runs this test: it starts without an installed Java, and is not too large. */
@Tag("jar")
class LinuxPackTest {
    /** Limit for a game of a few hundred kB with its runtime and the native library for pads. */
    private static final long MAX_BYTES = 40_000_000;

    @TempDir
    private Path temp;

    @Test
    void playsWithoutAJavaInTheEnvironment() throws IOException, InterruptedException {
        assumeTrue(System.getProperty("os.name").equals("Linux"));
        Path java = Path.of(System.getProperty("java.home"));
        assumeTrue(Files.isExecutable(java.resolve("bin/jlink")));
        Path pack = temp.resolve("demo.tar.gz");
        String packed = run(
                Map.of("PATH", "/usr/bin:/bin"),
                java.resolve("bin/java").toString(),
                "-XX:TieredStopAtLevel=1", // it ends before the second compiler pays off
                "-XX:+UseSerialGC",
                "-jar",
                "framework/target/kodama.jar",
                "pack",
                "scripts/demo",
                "--jdk",
                java.toString(),
                "-o",
                pack.toString());
        assertTrue(packed.contains("linked for this game"), packed);
        assertTrue(Files.size(pack) < MAX_BYTES, packed);
        Path folder = Files.createDirectory(temp.resolve("a place é 日本"));
        assertEquals("0", run(Map.of("PATH", "/usr/bin:/bin"), "tar", "xzf", pack.toString(), "-C", folder.toString()));
        String start = folder.resolve("kodama-demo/kodama-demo").toString();
        assertEquals("0", run(home(), start, "--headless", "--ticks", "600"));
        if (!DisplayAvailability.isAvailable()) return;
        String silence = "no sound device found; the game runs without sound"; // on most test machines
        assertEquals(
                "0", run(display(), start, "--ticks", "60").replace(silence, "").strip());
    }

    /** Returns an environment whose home cannot hold caches: Java 25 prints a line when it creates one. */
    private Map<String, String> home() throws IOException {
        Path home = Files.createDirectories(temp.resolve("home"));
        Files.writeString(home.resolve(".cache"), "");
        return Map.of("HOME", home.toString());
    }

    /** Returns the same environment with the variables that a display requires. */
    private Map<String, String> display() throws IOException {
        Map<String, String> display = new HashMap<>(System.getenv());
        display.keySet().retainAll(Set.of("DISPLAY", "XAUTHORITY"));
        display.putAll(home());
        return display;
    }

    /** Runs a command in the project's folder with only this environment. */
    private static String run(Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(List.of(command)).redirectErrorStream(true);
        builder.directory(Path.of("..").toFile());
        builder.environment().clear();
        builder.environment().putAll(environment);
        Process process = builder.start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return (process.waitFor() + " " + printed).strip();
    }
}

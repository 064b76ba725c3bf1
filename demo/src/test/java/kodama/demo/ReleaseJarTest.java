package kodama.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import kodama.desktop.DisplayAvailability;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar for players contains the game and no development tools. */
@Tag("jar")
class ReleaseJarTest {
    private static final Path JAR = Path.of("target", "kodama-demo.jar");

    private static final Pattern DEVELOPERS = Pattern.compile(
            "(kodama/(dev|bench|check|cli/dev|dap|lua/(explain|open)|make|pack|site|templates|examples|pictures)|com/formdev|picocli)/.*"
                    + "|.*_(spec|test)\\.lua");

    private static List<String> names() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            return jar.stream().map(ZipEntry::getName).toList();
        }
    }

    @Test
    void hasTheGame() throws IOException {
        assertTrue(names().contains("kodama/game/scenes/stage.lua"));
        assertTrue(names().contains("kodama/loop/game/GameLoop.class"));
    }

    @Test
    void hasNothingOfTheDevelopers() throws IOException {
        assertEquals(
                List.of(),
                names().stream().filter(DEVELOPERS.asMatchPredicate()).toList());
    }

    @Test
    void saysWhatIsReallyInIt() throws IOException {
        String notice;
        try (JarFile jar = new JarFile(JAR.toFile())) {
            notice = new String(
                    jar.getInputStream(jar.getEntry("META-INF/NOTICE")).readAllBytes(), StandardCharsets.UTF_8);
        }
        assertTrue(notice.contains("LuaJ 3.0.1") && notice.contains("ASM 9.") && notice.contains("Misaki"), notice);
        assertTrue(notice.contains("Jamepad") && notice.contains("SDL"), notice);
        assertFalse(Pattern.compile("FlatLaf|picocli|jorbis").matcher(notice).find(), notice);
    }

    @Test
    void isTheSameWheneverItIsPacked(@TempDir Path temp) throws IOException, InterruptedException {
        Path again = temp.resolve("again.jar");
        String command = Path.of("framework", "target", "kodama.jar").toString();
        String packed = run(Path.of(".."), List.of(command, "pack", "scripts/demo", "-o", again.toString()));
        assertTrue(packed.startsWith("0 wrote "), packed);
        assertEquals(-1, Files.mismatch(JAR, again));
    }

    @Test
    void plays() throws IOException, InterruptedException {
        assertEquals("0 ", run("--headless", "--ticks", "600"));
    }

    @Test
    void playsInAWindow() throws IOException, InterruptedException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        String silence = "no sound device found; the game runs without sound"; // on most test machines
        assertEquals("0", run("--ticks", "60").replace(silence, "").strip());
    }

    @Test
    void knowsNoOptionsOfTheDevelopers() throws IOException, InterruptedException {
        assertTrue(run("test").startsWith("2 kodama: 'test' is neither an option nor a replay"));
        assertFalse(run("--help").contains("portal"));
    }

    /** Runs the jar as players do; returns its exit code and its output. */
    private static String run(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(JAR.toString()));
        command.addAll(List.of(arguments));
        return run(Path.of(""), command);
    }

    private static String run(Path folder, List<String> jarAndArguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-jar"));
        command.addAll(jarAndArguments);
        Process process = new ProcessBuilder(command)
                .directory(folder.toAbsolutePath().toFile())
                .redirectErrorStream(true)
                .start();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + " " + printed;
    }
}

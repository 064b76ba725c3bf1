package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The system may terminate the program at any time; its end phases still run. */
@Timeout(60)
class TerminationTest {
    private static final int ENDED_BY_SIGTERM = 128 + 15;

    @TempDir
    private Path folder;

    @Test
    void endPhasesRunWhenTheSystemTerminatesTheProgram() throws IOException, InterruptedException {
        Assumptions.assumeFalse(System.getProperty("os.name").startsWith("Windows"), "Windows knows no SIGTERM");
        new Shell(folder).game("self.finish = function() print 'finished' end print 'begun' wait_forever()");
        Process game = start();
        try (BufferedReader out = game.inputReader()) {
            assertEquals("begun", out.readLine());
            game.toHandle().destroy(); // the process would close its streams
            assertTrue(out.lines().collect(Collectors.toList()).contains("finished"));
            assertTrue(game.waitFor(20, TimeUnit.SECONDS));
            assertEquals(ENDED_BY_SIGTERM, game.exitValue());
        } finally {
            game.destroyForcibly();
        }
    }

    private Process start() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = System.getProperty("java.class.path");
        List<String> command =
                List.of(java, "-cp", classes, Main.class.getName(), "run", "--headless", folder.toString());
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }
}

package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kodama.Seed;
import kodama.base.LeakTracker.Lifetime;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tasks of all styles spawn, kill, wake, move, pause and fail at random for some hundred ticks; {@code storm.lua}
 * checks which must run, in which order, and how each has ended. At the end nothing may be left over.
 */
class TaskStormTest extends InGame {
    private static final int TICKS = 300;

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void randomOperationsKeepTheOrderAndTheTimesOfTasks(int storm, @Seed(2) long first) {
        storm(first + 2 * storm, true);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void randomPausesAndRatesKeepTheRules(int storm, @Seed(1) long first) {
        storm(first + 2 * storm, false);
    }

    private void storm(long seed, boolean calm) {
        game.file("game.lua", "return { width = 32, height = 16, tasks = 60 }")
                .file(
                        "storm.lua",
                        script().replace("local SEED, CALM = ...", "local SEED, CALM = " + seed + ", " + calm))
                .file("scenes/main.lua", "return require 'storm'")
                .ticks(TICKS);
        assertEquals(List.of(), wrong(game.log()));
        assertTrue(game.errors().stream().allMatch(TaskStormTest::isMeant), () -> String.join("\n", game.errors()));
        assertTrue(game.errors().size() > 2, () -> "too calm: " + game.errors());
        game.reset();
        assertEquals(List.of(), game.leakTracker().survivors(Lifetime.WORLD));
    }

    private static List<String> wrong(List<String> log) {
        return log.stream().filter(line -> line.startsWith("WRONG")).limit(5).toList();
    }

    private static boolean isMeant(String error) {
        return error.contains("injected in ") || error.contains("circular await");
    }

    private static String script() {
        try (InputStream in = TaskStormTest.class.getResourceAsStream("storm.lua")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}

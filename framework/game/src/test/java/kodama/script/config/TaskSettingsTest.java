package kodama.script.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import kodama.task.TaskOptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The setting {@code tasks} of game.lua. */
class TaskSettingsTest {
    private static TaskOptions tasks(String source) {
        return GameConfig.read(source.getBytes(StandardCharsets.UTF_8))
                .capacity()
                .tasks();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            return { tasks = 'standard' }           | return {}
            return { tasks = { capacity = 16384 } } | return {}
            return { tasks = {} }                   | return {}
            return { tasks = { capacity = 300 } }   | return { tasks = 300 }
            """)
    void aListCanBeWrittenInSeveralWays(String one, String other) {
        assertEquals(tasks(other), tasks(one));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            { capacity = 0 } | tasks: option 'capacity' must be from 1 to 1048576 but was 0
            { grow = true }  | tasks: unknown option 'grow' (did you mean 'growth'?); there are capacity, growth, defer, list, work, arena
            'handhled'       | option 'tasks' must be one of standard, handheld, states but was 'handhled' (did you mean 'handheld'?)
            0                | option 'tasks' must be from 1 to 1048576 but was 0
            true             | option 'tasks' must be a whole number but was a boolean
            """)
    void invalidOptionsOfTheListAreRefused(String tasks, String message) {
        byte[] source = ("return { tasks = " + tasks + " }").getBytes(StandardCharsets.UTF_8);
        GameConfigException refused = assertThrows(GameConfigException.class, () -> GameConfig.read(source));
        assertEquals("game.lua: " + message, refused.getMessage());
    }
}

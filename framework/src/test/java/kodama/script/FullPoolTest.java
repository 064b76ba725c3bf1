package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

class FullPoolTest extends InGame {
    private static final String FULL = "all 3 places for tasks are taken";
    private static final String ADVICE =
            "; game.lua can set 'tasks' higher, or let them grow: tasks = { capacity = 3, growth = true }";

    private void room(String config) throws IOException {
        Files.write(folder.resolve("game.lua"), config.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void javaTasksForWhichThereIsNoRoomAreAWarningHoweverTheyAreSpawned() throws IOException {
        room("return { tasks = 3, width = 64, height = 64 }");
        assertEquals(
                List.of("warn: task 'Crowder' #2: spawn: " + FULL + ", so this task is not started" + ADVICE),
                log(3, "spawn 'kodama.script.Crowder' wait_forever()"));
    }

    @Test
    void shotsInJavaForWhichThereIsNoRoomAreAWarning() throws IOException {
        room("return { shots = 3, width = 64, height = 64 }");
        assertEquals(
                List.of("warning: all 3 places for shots are taken; game.lua can set 'shots' higher"),
                log(2, "spawn 'kodama.script.Crowder' wait_forever()"));
    }
}

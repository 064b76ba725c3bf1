package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How a saved data file gets into the game that runs. */
class DataReloadTest {
    @Test
    void aSavedDataFileIsReadAgainByTheGameThatRuns(@TempDir Path folder) {
        TestGame game = new TestGame(folder)
                .file("level.json", "{ \"name\": \"one\" }")
                .scene("local level = data.read 'level.json' while true do print(level.name) wait(1) end")
                .ticks(1);
        DataReload data = new DataReload();
        data.begin(game.running());
        game.file("level.json", "{ \"name\": \"two\" }");
        data.reload("level.json");
        game.ticks(1).close();
        assertEquals(List.of("one", "two"), game.log());
    }
}

package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a task sets in order to draw does not affect other tasks. */
class DrawnTasksTest {
    private static final String LIGHTS = """
            spawn("kodama.loop.game.Wall", { priority = 0.1 })
            spawn("kodama.loop.game.Glare", { priority = 0.2 })
            wait_forever()""";

    @TempDir
    private Path folder;

    private List<String> picture(String scene) {
        TestGame game = new TestGame(folder).scene(scene).ticks(2);
        return List.of(game.pixel(1, 1), game.pixel(8, 8));
    }

    @Test
    void itsClipAndItsBlendDoNotAffectTheNextTask() {
        assertEquals(List.of("506070", "404040"), picture(LIGHTS));
        assertEquals(
                List.of("404040", "404040"), picture("spawn('kodama.loop.game.Wall', { priority = 0.3 })" + LIGHTS));
    }

    @Test
    void clipAndBlendOfATaskThatFailsAreReset() {
        String scene = """
                spawn("kodama.loop.game.Glare", { priority = 0.2, fails = true })
                spawn("kodama.loop.game.Wall", { priority = 0.3 })
                wait_forever()""";
        TestGame game = new TestGame(folder).scene(scene).ticks(1);
        assertEquals(1, game.errors().size(), game.errors()::toString);
        assertEquals(List.of("404040", "404040"), List.of(game.pixel(1, 1), game.pixel(8, 8)));
    }
}

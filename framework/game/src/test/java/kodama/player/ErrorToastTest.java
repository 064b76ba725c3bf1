package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players see a message when something has failed, once for each time. */
class ErrorToastTest {
    @TempDir
    private Path folder;

    private final Phrases english = Phrases.in("en");

    private TestGame game(String scene) {
        Toast toast = new Toast(() -> english);
        TestGame game = new TestGame(folder)
                .file("game.lua", "return { width = 320, height = 240 }")
                .under(toast)
                .released();
        return game.hooks(List.of(toast.errorHook(game.sink()))).scene(scene);
    }

    private static boolean says(TestGame game) {
        return game.shows("FFFFFF", 60, 222, 260, 239);
    }

    @Test
    void anErrorIsShownForASecondAndAHalf() {
        TestGame game = game("spawn(function() wait(5) error 'broken' end) wait_forever()");
        assertEquals(false, says(game.ticks(5)));
        assertEquals(true, says(game.ticks(3)));
        assertEquals(false, says(game.ticks(95)));
    }

    @Test
    void nothingIsShownWithoutErrors() {
        assertEquals(false, says(game("wait_forever()").ticks(30)));
    }
}

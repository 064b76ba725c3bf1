package kodama.script;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A small game for each test, whose first scene the test writes. Line 1 of the file is the head of the function. */
@Timeout(20)
public abstract class InGame {
    @TempDir
    protected Path folder;

    protected TestGame game;

    @BeforeEach
    final void open() {
        game = new TestGame(folder);
    }

    /** Returns what a scene without errors prints. */
    protected final List<String> log(int ticks, String scene) {
        game.scene(scene).ticks(ticks);
        assertEquals(List.of(), game.errors());
        return game.log();
    }

    /** Returns the first line of the only error of a scene. */
    protected final String error(String scene) {
        game.scene(scene).ticks(5);
        assertEquals(1, game.errors().size(), () -> game.errors().toString());
        return game.errors().get(0).lines().findFirst().orElse("");
    }

    protected final void assertError(String expected, String scene) {
        String error = error(scene);
        assertTrue(error.startsWith(expected), error);
    }
}

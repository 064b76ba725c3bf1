package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players see a message when saves have a problem, also one from before the first frame. */
class SaveNoticesTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final SaveNotices notices = new SaveNotices(log::add);

    private TestGame game() {
        Phrases english = Phrases.in("en");
        Toast toast = new Toast(() -> english);
        return new TestGame(folder)
                .file("game.lua", "return { width = 320, height = 240 }")
                .under(toast)
                .hooks(List.of(notices.shownBy(toast)))
                .scene("wait_forever()");
    }

    private static boolean says(TestGame game) {
        return game.shows("FFFFFF", 60, 222, 260, 239);
    }

    @Test
    void aProblemIsLoggedAndShownForFiveSeconds() {
        TestGame game = game().ticks(5);
        assertEquals(false, says(game));
        notices.accept("saves will be lost");
        assertEquals(List.of("saves will be lost"), log);
        assertEquals(true, says(game.ticks(3)));
        assertEquals(true, says(game.ticks(290)));
        assertEquals(false, says(game.ticks(20)));
    }

    @Test
    void onASmallScreenAllOfTheMessageIsShownInTwoLines() {
        TestGame game = game().file("game.lua", "return { width = 240, height = 160 }");
        notices.accept("saves will be lost");
        game.ticks(3);
        assertEquals(true, game.shows("FFFFFF", 20, 137, 220, 145));
        assertEquals(true, game.shows("FFFFFF", 100, 147, 140, 155));
        assertEquals(false, game.shows("FFFFFF", 0, 147, 96, 155));
    }

    @Test
    void aProblemBeforeTheGameBeginsIsShown() {
        notices.accept("another game saves here");
        assertEquals(true, says(game().ticks(3)));
    }
}

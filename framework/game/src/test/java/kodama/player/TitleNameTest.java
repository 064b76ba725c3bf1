package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The name of a game on its title screen is not cut off. */
class TitleNameTest {
    private static final int WIDTH = 240;

    @TempDir
    private Path folder;

    /** Shows a title in white, from 40 pixels below the top. */
    private TestGame title(String name) {
        return new TestGame(folder)
                .file("game.lua", "return { width = " + WIDTH + ", height = 160 }")
                .scene("require 'kodama.menu.title'(self, { title = '" + name
                        + "', name_y = 40, rows = { 'start' }, color = 0xff0000, chosen = 0xff0000 })")
                .ticks(3);
    }

    private static boolean isCutOff(TestGame game) {
        return game.shows("FFFFFF", 0, 0, 8, 100) || game.shows("FFFFFF", WIDTH - 8, 0, WIDTH, 100);
    }

    private static boolean hasSecondLine(TestGame game) {
        return game.shows("FFFFFF", 0, 60, WIDTH - 1, 74);
    }

    @Test
    void aShortNameIsALargeLine() {
        TestGame game = title("Moths");
        assertEquals(true, game.shows("FFFFFF", 0, 50, WIDTH - 1, 53));
        assertEquals(false, hasSecondLine(game));
    }

    @Test
    void aNameThatIsTooWideIsWrapped() {
        TestGame game = title("First Space Shooter");
        assertEquals(false, isCutOff(game));
        assertEquals(true, hasSecondLine(game));
    }

    @Test
    void aNameIsSmallerIfAWordIsTooWide() {
        TestGame game = title("Firstspaceshooter");
        assertEquals(false, isCutOff(game));
        assertEquals(false, hasSecondLine(game));
        assertEquals(true, game.shows("FFFFFF", 0, 40, WIDTH - 1, 49));
    }
}

package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import kodama.draw.DrawList;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The effects of the whole game. */
class FrameEffectsTest {
    private static final String RED = "self.draw = function() draw.fill(0xff0000) end wait_forever()";

    @TempDir
    private Path folder;

    private TestGame game(String effects, String scene) {
        return new TestGame(folder).file("game.lua", gameFile(effects)).scene(scene);
    }

    private static String gameFile(String effects) {
        return "return { width = 32, height = 16, effects = " + effects + " }";
    }

    @Test
    void theyChangeTheFinishedPictureInTheirOrder() {
        TestGame game = game("{ 'negative', { 'fade', color = 0x123456, x = 4, width = 4 } }", RED)
                .ticks(3);
        assertEquals(
                List.of("00FFFF", "123456", "00FFFF"), List.of(game.pixel(3, 1), game.pixel(4, 1), game.pixel(8, 1)));
    }

    @Test
    void theyChangeTheWholeScreenWhateverTheCameraShows() {
        String zoomed = """
                self.draw = function()
                  draw.fill(0xff0000)
                  draw.camera(5, 5, { zoom = 2, left = 8, top = 4, width = 8, height = 8 })
                  draw.rect(0, 0, 100, 100, 0x00ff00)
                end
                wait_forever()""";
        TestGame game = game("{ { 'fade', color = 0x123456, x = 0, width = 32 } }", zoomed)
                .ticks(3);
        assertEquals(
                List.of("123456", "123456", "123456"), List.of(game.pixel(0, 0), game.pixel(9, 5), game.pixel(31, 15)));
    }

    @Test
    void overlaysAreNotChanged() {
        Overlay mark = new Overlay() {
            @Override
            public boolean handleInput(Pad pad, RunningGame game) {
                return false;
            }

            @Override
            public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
                list.rect(0, 0, 2, 2, 0xFF00FF00);
            }
        };
        TestGame game = game("{ 'negative' }", RED).under(mark).ticks(3);
        assertEquals(List.of("00FF00", "00FFFF"), List.of(game.pixel(1, 1), game.pixel(5, 5)));
    }

    @Test
    void aResetReadsThemAgain() {
        TestGame game = game("{ 'negative' }", RED).ticks(2);
        assertEquals("00FFFF", game.pixel(1, 1));
        game.file("game.lua", gameFile("{ { 'fade', color = 0x0000ff } }"))
                .reset()
                .ticks(2);
        assertEquals("0000FF", game.pixel(1, 1));
    }

    @Test
    void aMissingImageIsReportedOnceAndTheOtherEffectsRemain() {
        TestGame game =
                game("{ { 'displace', picture = 'haze' }, 'negative' }", RED).ticks(5);
        assertEquals("00FFFF", game.pixel(1, 1));
        assertEquals(1, game.errors().size(), game.errors()::toString);
        assertTrue(game.errors().get(0).contains("haze"), game.errors()::toString);
    }
}

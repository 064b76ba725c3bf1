package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import kodama.draw.PixelFont;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The end of a replay, at which the game is held. */
class ReplayOverlayTest {
    private static final String INK = "FFE070";
    private static final String DARK = "060D14";

    @TempDir
    private Path folder;

    private boolean isFinished;

    private TestGame game(int width, int height, String language) {
        Phrases phrases = Phrases.in(language);
        return new TestGame(folder)
                .file("game.lua", "return { width = " + width + ", height = " + height + " }")
                .under(new ReplayOverlay(() -> phrases, () -> isFinished))
                .released()
                .scene("self.draw = function() draw.fill(0x102030) end while true do print(time.tick) wait(1) end");
    }

    @Test
    void theLastPictureIsShownBeforeTheGameIsHeld() {
        TestGame game = new TestGame(folder)
                .file("game.lua", "return { width = 320, height = 240 }")
                .under(new ReplayOverlay(() -> Phrases.in("en"), () -> isFinished))
                .hooks(List.of(frames -> isFinished |= frames == 3))
                .released()
                .scene("self.draw = function() draw.fill(0x102030) end while true do print(time.tick) wait(1) end")
                .ticks(3);
        assertTrue(isFinished);
        assertEquals("102030", game.pixel(0, 0));
        game.ticks(5);
        assertEquals(DARK, game.pixel(0, 0));
        assertEquals(List.of("1", "2", "3"), game.log());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void nothingIsShownBeforeTheEnd() {
        TestGame game = game(320, 240, "en").ticks(3);
        assertEquals("102030", game.pixel(0, 0));
        assertFalse(game.shows(INK, 0, 0, 320, 240));
    }

    @ParameterizedTest
    @CsvSource({
        "en, 64, 64",
        "en, 64, 128",
        "en, 100, 75",
        "en, 160, 144",
        "en, 240, 320",
        "en, 256, 224",
        "en, 320, 240",
        "en, 640, 480",
        "ja, 64, 64",
        "ja, 160, 144",
        "ja, 240, 320",
        "ja, 640, 480"
    })
    void theTextFitsOnTheScreen(String language, int width, int height) {
        String text = Phrases.in(language).text("replay.end");
        int dot = GamePixels.largestDot(text, width, 2 * GamePixels.dotFor(width, height));
        List<String> lines = GamePixels.wrap(text, " ", width, dot);
        assertEquals(text, String.join(" ", lines));
        for (String line : lines) assertTrue(PixelFont.width(line, dot) <= width, line);
        isFinished = true;
        TestGame game = game(width, height, language).ticks(2);
        assertTrue(game.shows(INK, 0, height / 2 - 8, width, height / 2 + 8));
        assertFalse(game.shows(INK, 0, 0, width, height / 4));
        assertFalse(game.shows(INK, 0, height * 3 / 4, width, height));
    }

    @Test
    void aTextThatFitsIsAsLargeAsATitle() {
        String text = Phrases.in("en").text("replay.end");
        assertEquals(2, GamePixels.largestDot(text, 320, 2));
        assertEquals(1, GamePixels.largestDot(text, 240, 2));
        assertEquals(List.of("end of", "the", "replay"), GamePixels.wrap(text, " ", 64, 1));
        assertEquals(List.of("play", "from", "here", "Esc"), GamePixels.wrap("play from here   Esc", "   ", 64, 1));
        assertEquals(List.of("lives on", "a   Esc"), GamePixels.wrap("lives on a   Esc", "   ", 64, 1));
    }
}

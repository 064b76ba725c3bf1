package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Effects of a game's own, which a Lua module in Java makes. */
class OwnEffectTest {
    private static final String RED = "self.draw = function() draw.fill(0xff0000) %s end wait_forever()";

    @TempDir
    private Path folder;

    private TestGame own(String drawing) {
        return new TestGame(folder)
                .classes(getClass().getClassLoader())
                .file("game.lua", "return { width = 32, height = 16, modules = { 'kodama.loop.game.Ripples' } }")
                .scene(RED.formatted(drawing))
                .ticks(3);
    }

    @Test
    void anEffectOfTheGamesOwnIsDrawnLikeOthers() {
        TestGame game = own("draw.effect(ripples.paint(0x123456), { x = 4, width = 4 })");
        assertEquals(
                List.of("FF0000", "123456", "FF0000"), List.of(game.pixel(3, 1), game.pixel(4, 1), game.pixel(8, 1)));
    }

    @Test
    void anEffectThatThrowsIsReportedOnceAndTheRestIsDrawn() {
        TestGame game = own("draw.effect(ripples.paint(-1)) draw.rect(0, 0, 8, 8, 0x00ff00)");
        assertEquals(List.of("00FF00", "FF0000"), List.of(game.pixel(1, 1), game.pixel(9, 9)));
        assertEquals(1, game.errors().size(), game.errors()::toString);
        assertTrue(game.errors().get(0).contains("no paint left"), game.errors()::toString);
    }
}

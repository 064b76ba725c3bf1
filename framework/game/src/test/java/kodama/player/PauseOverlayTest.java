package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.input.Key;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that is held because its player has paused it, or has switched to another window. */
class PauseOverlayTest {
    private static final String DARK = "060D14";

    @TempDir
    private Path folder;

    private final Phrases english = Phrases.in("en");

    private TestGame game(String options, boolean minds) {
        PauseOverlay pause = new PauseOverlay(() -> english, minds);
        return new TestGame(folder)
                .file("game.lua", "return { width = 320, height = 240, " + options + " }")
                .under(new PlayerKeys().with("pause", pause::toggle, Key.P, Key.PAUSE), pause)
                .released()
                .scene("self.draw = function() draw.fill(0x102030) end while true do wait(1) print(time.tick) end");
    }

    @Test
    void aGameIsPausedWithoutTheFocus() {
        TestGame game = game("", true).ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("2"), game.ticks(100).log());
        assertEquals(DARK, game.pixel(0, 0));
        game.raw().gainFocus();
        assertEquals(List.of("2", "3", "4"), game.ticks(2).log());
        assertEquals("102030", game.pixel(0, 0));
        assertEquals(List.of(), game.errors());
    }

    @Test
    void theTextIsCentered() {
        TestGame game = game("", true).ticks(2);
        game.raw().loseFocus();
        game.ticks(1);
        assertEquals(true, game.shows("FFE070", 110, 100, 210, 120));
        assertEquals(true, game.shows("FFFFFF", 50, 125, 270, 140));
    }

    @Test
    void gameLuaCanDisableThePauseWithoutFocus() {
        TestGame game = game("pause_unfocused = false", true).ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("2", "3", "4"), game.ticks(2).log());
    }

    @Test
    void keysHeldWhenTheFocusGoesAreReleased() {
        TestGame game = game("", true);
        game.scene("while true do wait(1) print(tostring(input.down 'fire')) end")
                .press(Key.Z)
                .ticks(2);
        game.raw().loseFocus();
        game.ticks(5).raw().gainFocus();
        assertEquals(List.of("true", "false"), game.ticks(1).log());
    }

    private static final String CHARGES = """
            while true do
              wait(1)
              if input.down 'fire' then print 'down' end
              if input.released 'fire' then print 'released' end
            end
            """;

    @Test
    void aKeyHeldWhenTheFocusGoesIsReleasedInTheNextTick() {
        TestGame game = game("", true).scene(CHARGES).press(Key.Z).ticks(2);
        game.raw().loseFocus();
        game.ticks(30).raw().gainFocus();
        assertEquals(List.of("down", "released"), game.ticks(10).log());
    }

    @Test
    void withoutAPauseKeysAreReleasedWhenTheFocusGoes() {
        TestGame game = game("pause_unfocused = false", true)
                .scene(CHARGES)
                .press(Key.Z)
                .ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("down", "released"), game.ticks(10).log());
    }

    @Test
    void aKeyReleasedDuringAPauseIsReleasedInTheNextTick() {
        TestGame game = game("", true).scene(CHARGES).press(Key.Z).ticks(2);
        game.press(Key.P).ticks(5).release(Key.P).release(Key.Z).ticks(5);
        assertEquals(List.of("down", "released"), game.press(Key.P).ticks(10).log());
    }

    @Test
    void aKeyPressedDuringAPauseIsPressedInTheNextTick() {
        TestGame game = game("", true)
                .scene("while true do wait(1) if input.pressed 'fire' then print 'pressed' end end")
                .ticks(2);
        game.press(Key.P).ticks(5).release(Key.P).press(Key.Z).ticks(5);
        assertEquals(List.of("pressed"), game.press(Key.P).ticks(10).log());
    }

    @Test
    void inDevelopmentTheGameContinuesWithoutTheFocus() {
        TestGame game = game("", false).ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("2", "3"), game.ticks(1).log());
    }

    @Test
    void aKeyPausesAndResumesTheGame() {
        TestGame game = game("", true).ticks(2).press(Key.P).ticks(10);
        assertEquals(List.of("2"), game.log());
        assertEquals(DARK, game.pixel(0, 0));
        game.release(Key.P).ticks(1).press(Key.PAUSE).ticks(1);
        assertEquals(List.of("2", "3"), game.log());
        assertEquals("102030", game.pixel(0, 0));
    }

    @Test
    void gameLuaCanDisableThePauseKey() {
        TestGame game = game("player_keys = { pause = false }", true)
                .ticks(2)
                .press(Key.P)
                .ticks(1);
        assertEquals(List.of("2", "3"), game.log());
    }
}

package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.input.Key;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a game does while another window has the focus. */
class FocusTest {
    @TempDir
    private Path folder;

    private TestGame game(String options) {
        return new TestGame(folder)
                .file("game.lua", "return { width = 32, height = 16, " + options + " }")
                .scene("self.draw = function() draw.fill(0x102030) end while true do wait(1) print(time.tick) end");
    }

    @Test
    void aGameGoesOnUnlessItSaysOtherwise() {
        TestGame game = game("").released().ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("2", "3", "4"), game.ticks(2).log());
    }

    @Test
    void aGameThatSaysSoStandsStillForWholeFramesAndIsSeen() {
        TestGame game = game("pause_unfocused = true").released().ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("2"), game.ticks(100).log());
        assertEquals("102030", game.pixel(0, 0));
        game.raw().gainFocus();
        assertEquals(List.of("2", "3", "4"), game.ticks(2).log());
        assertEquals(List.of(), game.errors());
    }

    @Test
    void keysHeldBeforeAreNotHeldAfterwards() {
        TestGame game = game("pause_unfocused = true").released();
        game.scene("while true do wait(1) print(tostring(input.down 'fire')) end")
                .press(Key.Z)
                .ticks(2);
        game.raw().loseFocus();
        game.ticks(5).raw().gainFocus();
        assertEquals(List.of("true", "false"), game.ticks(1).log());
    }

    @Test
    void whoWorksOnAGameSeesItGoOnBesideTheEditor() {
        TestGame game = game("pause_unfocused = true").ticks(2);
        game.raw().loseFocus();
        assertEquals(List.of("2", "3"), game.ticks(1).log());
    }
}

package kodama.player;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import kodama.input.Key;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlayerKeysTest {
    @TempDir
    private Path folder;

    private final List<String> done = new ArrayList<>();

    private TestGame game(String options) {
        PlayerKeys keys = new PlayerKeys()
                .with("mute", () -> done.add("mute"), Key.M)
                .with("screenshot", () -> done.add("screenshot"), Key.F12)
                .with("options", () -> done.add("options"), Key.Z);
        return new TestGame(folder)
                .file("game.lua", "return { width = 32, height = 16, " + options + " }")
                .under(keys)
                .scene("while true do wait(1) end")
                .ticks(1);
    }

    @Test
    void aPressActsOnce() {
        game("").press(Key.M).ticks(5).release(Key.M).press(Key.F12).ticks(5);
        assertEquals(List.of("mute", "screenshot"), done);
    }

    @Test
    void keysOfTheGameHaveNoOtherEffect() {
        game("").press(Key.Z).ticks(2);
        assertEquals(List.of(), done);
    }

    @Test
    void gameLuaCanDisableSomeOrAllKeys() {
        game("player_keys = false").press(Key.M).press(Key.F12).ticks(2);
        assertEquals(List.of(), done);
        game("player_keys = { mute = false }").press(Key.M).press(Key.F12).ticks(2);
        assertEquals(List.of("screenshot"), done);
    }
}

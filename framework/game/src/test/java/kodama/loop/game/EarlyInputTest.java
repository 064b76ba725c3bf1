package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.input.Key;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys that players press while a game still loads. */
class EarlyInputTest {
    private static final String REPORT = "for tick = 1, 6 do if input.pressed 'fire' then print(tick) end wait(1) end";
    private static final String TYPED =
            "for _ = 1, 6 do for _, one in ipairs(input.text()) do print(one.text) end wait(1) end";

    @TempDir
    private Path folder;

    private TestGame game(String scene) {
        return new TestGame(folder).scene(scene);
    }

    @Test
    void aTappedKeyIsPressedOnceInTheFirstTick() {
        TestGame game = game(REPORT);
        for (int i = 0; i < 5; i++) game.press(Key.Z).release(Key.Z);
        assertEquals(List.of("1"), game.ticks(8).log());
    }

    @Test
    void aKeyThatIsStillHeldMayBeForAnotherProgram() {
        TestGame game = game(REPORT).press(Key.Z).ticks(3).release(Key.Z).ticks(1);
        assertEquals(
                List.of(),
                game.press(Key.Z).ticks(1).log().stream().filter("1"::equals).toList());
    }

    @Test
    void lettersAreTypedIfTheFirstTickBeginsText() {
        TestGame game = game("input.begin_text() " + TYPED);
        game.raw().type("a");
        game.raw().type("é");
        assertEquals(List.of("aé"), game.ticks(8).log());
    }

    @Test
    void lettersAreForgottenAfterTheFirstTick() {
        TestGame game = game("wait(1) input.begin_text() " + TYPED);
        game.raw().type("a");
        assertEquals(List.of(), game.ticks(8).log());
    }

    @Test
    void onlyTheFirstLettersAreKept() {
        TestGame game = game("input.begin_text() " + TYPED);
        for (int i = 0; i < 100; i++) game.raw().type("a");
        assertEquals(List.of("a".repeat(64)), game.ticks(8).log());
    }

    @Test
    void whatWasForAnotherScreenIsForgotten() {
        TestGame game =
                game("input.begin_text() " + REPORT + TYPED).press(Key.Z).release(Key.Z);
        game.raw().type("a");
        game.raw().endStart();
        assertEquals(List.of(), game.ticks(14).log());
    }
}

package kodama.script;

import org.junit.jupiter.api.Test;

/** What a call gets that it can do nothing with is a sentence, not a picture that looks wrong. */
class WrongArgumentsTest extends InGame {
    @Test
    void anArgumentTooMany() {
        assertError(
                "scenes/main.lua:2: bad argument #7 to 'line' (no value expected, got number)",
                "draw.line(1, 2, 3, 4, 0xff, 1, 9)");
    }

    @Test
    void anArgumentTooManyToAVerb() {
        assertError("scenes/main.lua:2: bad argument #2 to 'wait' (no value expected, got string)", "wait(1, 'x')");
    }

    @Test
    void aTextSizeBetweenTwo() {
        assertError(
                "scenes/main.lua:2: field 'scale' must be a whole number but was 1.5",
                "draw.text('a', 1, 1, { scale = 1.5 })");
    }

    @Test
    void aNumberForTheNameOfASound() {
        assertError(
                "scenes/main.lua:2: bad argument #1 to 'play' (name: string expected, got number)", "sound.play(5)");
    }

    @Test
    void aSheetWhoseFramesLeaveARest() {
        game.picture("ship");
        assertError(
                "scenes/main.lua:2: draw.sheet: image 'ship' is 16 by 16 pixels, which frames of 5 by 7 do not divide",
                "draw.sheet('ship', 5, 7)");
    }

    @Test
    void aPartOfARectangleToClipTo() {
        assertError(
                "scenes/main.lua:2: draw.clip: x, y, width and height are given together or not at all",
                "draw.clip(1, 2, 3)");
    }

    @Test
    void aNumberTooLargeIsToldAsItWasGiven() {
        assertError("scenes/main.lua:2: wait: ticks must be from 1 to 2147483647 but was 1e+300", "wait(1e300)");
    }

    @Test
    void aPlaceThatIsZeroByZero() {
        assertError(
                "scenes/main.lua:2: bad argument #1 to 'disc' (x: number expected, got ", "draw.disc(0/0, 1, 1, 0xff)");
    }
}

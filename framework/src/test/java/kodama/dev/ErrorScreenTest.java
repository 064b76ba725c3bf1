package kodama.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Rasterizer;
import kodama.file.GameFiles;
import kodama.input.Key;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import kodama.loop.GameErrors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ErrorScreenTest {
    private static final int GREEN = 0xFF00FF00;

    private final GameErrors errors = new GameErrors(text -> {});
    private final RawInput raw = new RawInput();
    private final Pad pad = new Pad(raw, KeyMap.defaults());
    private ErrorScreen screen;

    @BeforeEach
    void screen(@TempDir Path folder) {
        screen = new ErrorScreen(errors, GameFiles.folder(folder), true);
    }

    private boolean holdsGame() {
        pad.latch();
        return screen.holdsGame(pad);
    }

    @Test
    void withoutAnErrorTheGameRunsAndNothingIsDrawn() {
        assertFalse(holdsGame());
        assertEquals(0, painted(240, 320));
    }

    @Test
    void anErrorHoldsTheGameUntilEnterIsPressed() {
        errors.report("task 'moth' #7", new IllegalStateException("no"));
        assertTrue(holdsGame());
        raw.press(Key.ENTER);
        assertTrue(holdsGame(), "the key that was for the screen is not one for the game");
        assertFalse(holdsGame());
    }

    @Test
    void theNextErrorIsShownAnew() {
        errors.report("a", new IllegalStateException("one"));
        errors.report("b", new IllegalStateException("two"));
        assertEquals(2, errors.waiting());
        errors.dismiss();
        assertEquals(0, errors.waiting());
        errors.report("c", new IllegalStateException("three"));
        assertEquals("three", errors.shown().orElseThrow().message());
        assertEquals(3, errors.count());
    }

    @Test
    void itCoversPicturesOfAnySize() {
        errors.report("task 'moth' #7", new IllegalStateException("an error with many words ".repeat(30)));
        for (int[] size : new int[][] {{640, 480}, {240, 320}, {64, 48}, {16, 16}}) {
            assertEquals(size[0] * size[1], painted(size[0], size[1]));
        }
    }

    @Test
    void whateverTheGameClippedOrScrolledTheScreenIsWhole() {
        errors.report("task 'moth' #7", new IllegalStateException("no"));
        DrawList list = new DrawList();
        list.fill(GREEN);
        list.clip(0, 0, 3, 3);
        list.camera(50, 50);
        screen.draw(list, 64, 48);
        assertEquals(64 * 48, painted(list, 64, 48));
    }

    private int painted(int width, int height) {
        DrawList list = new DrawList();
        list.fill(GREEN);
        screen.draw(list, width, height);
        return painted(list, width, height);
    }

    private static int painted(DrawList list, int width, int height) {
        FrameBuffer frame = new FrameBuffer(width, height);
        new Rasterizer().draw(list, frame);
        int painted = 0;
        for (int pixel : frame.pixels()) if (pixel != GREEN) painted++;
        return painted;
    }
}

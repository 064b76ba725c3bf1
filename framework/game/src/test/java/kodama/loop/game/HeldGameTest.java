package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which frames of a held game are drawn. */
class HeldGameTest {
    private static final int AT_REST = 20;

    @TempDir
    private Path folder;

    private TestGame game;
    private int pictures;

    private final class Counter implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            pictures++;
        }

        @Override
        public void close() {}
    }

    /** Holds the game from the first frame on. */
    private static final class Hold implements Overlay {
        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return true;
        }

        @Override
        public void draw(DrawList list, int width, int height, RunningGame game) {}
    }

    @BeforeEach
    void hold() {
        game = new TestGame(folder).scene("").shownOn(new Counter()).under(new Hold());
        game.ticks(AT_REST);
        pictures = 0;
    }

    private int pictures(int frames) {
        int before = pictures;
        game.ticks(frames);
        return pictures - before;
    }

    @Test
    void anUnchangedGameIsDrawnTwiceASecond() {
        pictures(60 - AT_REST);
        assertEquals(20, pictures(600));
    }

    @Test
    void aTappedKeyIsDrawnAtOnce() {
        game.press(Key.Z).release(Key.Z);
        assertEquals(1, pictures(1));
    }

    @Test
    void anErrorOfAnyThreadIsDrawnAtOnce() {
        game.sink().report("drawing", new IllegalStateException("out of ink"));
        assertEquals(1, pictures(1));
    }

    @Test
    void aReloadedImageIsDrawnAtOnce() {
        game.picture("ship").images().get("ship");
        pictures(2);
        game.images().reload("ship");
        assertEquals(0, pictures(0));
        assertEquals(1, pictures(1));
    }

    @Test
    void aResetIsDrawnAtOnce() {
        game.reset();
        assertEquals(1, pictures(1));
    }
}

package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kodama.draw.DrawList;
import kodama.draw.OffscreenPresenter;
import kodama.input.Pad;
import kodama.loop.FrameHook;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which overlays are drawn when one of them is exclusive, and when pictures are captured. */
class OverlayStackTest {
    private static final int SIDE = 16;
    private static final int WHITE = 0xFFFFFFFF;

    @TempDir
    private Path folder;

    private final OffscreenPresenter screen = new OffscreenPresenter(SIDE, SIDE);

    /** Draws a pixel in its own column. */
    private record Dot(int column, boolean standsAlone, boolean holds) implements Overlay {
        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            return holds;
        }

        @Override
        public boolean isExclusive(RunningGame game) {
            return standsAlone;
        }

        @Override
        public void draw(DrawList list, int width, int height, RunningGame game) {
            list.rect(column, 0, 1, 1, WHITE);
        }
    }

    /** Captures the pictures. */
    private static final class Film implements FrameHook {
        @Override
        public boolean capturesEachTick() {
            return true;
        }

        @Override
        public void afterDraw(long frames) {}
    }

    private TestGame game(Overlay... overlays) {
        return new TestGame(folder)
                .file("game.lua", "return { width = %d, height = %d }".formatted(SIDE, SIDE))
                .scene("wait_forever()")
                .shownOn(screen)
                .under(overlays);
    }

    private Set<Integer> drawn() {
        Set<Integer> columns = new TreeSet<>();
        for (int x = 0; x < SIDE; x++) if (screen.lastFrame().pixel(x, 0) == WHITE) columns.add(x);
        return columns;
    }

    @Test
    void allOverlaysAreDrawnIfNoneIsExclusive() {
        game(new Dot(1, false, false), new Dot(2, false, false)).ticks(3);
        assertEquals(Set.of(1, 2), drawn());
    }

    /** Fails in one of its calls. */
    private record Broken(String call) implements Overlay {
        private void fail(String now) {
            if (now.equals(call)) throw new IllegalStateException("broken " + call);
        }

        @Override
        public boolean handleInput(Pad pad, RunningGame game) {
            fail("holds");
            return true;
        }

        @Override
        public void click(int x, int y) {
            fail("click");
        }

        @Override
        public void drawInFrame(DrawList list, int width, int height, RunningGame game) {
            fail("in frame");
        }

        @Override
        public void draw(DrawList list, int width, int height, RunningGame game) {
            fail("over it");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"holds", "click", "in frame", "over it"})
    void anOverlayThatFailsIsReportedOnceAndDisabled(String call) {
        TestGame game = game(new Dot(1, false, false), new Broken(call)).scene("while true do wait(1) end");
        game.ticks(1);
        game.raw().pointer().press();
        game.ticks(3);
        assertEquals(1, game.errors().size());
        assertEquals(Set.of(1), drawn());
    }

    @Test
    void overlaysBelowAnExclusiveOneAreNotDrawn() {
        game(new Dot(1, false, false), new Dot(2, true, false), new Dot(3, false, false))
                .ticks(3);
        assertEquals(Set.of(2, 3), drawn());
    }

    @Test
    void capturedPicturesShowOnlyOverlaysThatHoldTheGame() {
        game(new Dot(1, false, false), new Dot(2, false, true), new Dot(3, false, false))
                .hooks(List.of(new Film()))
                .ticks(3);
        assertEquals(Set.of(2), drawn());
    }
}

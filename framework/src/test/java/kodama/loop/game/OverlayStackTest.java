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

/** Which overlays are drawn, when one of them stands alone and when pictures are kept. */
class OverlayStackTest {
    private static final int SIDE = 16;
    private static final int WHITE = 0xFFFFFFFF;

    @TempDir
    private Path folder;

    private final OffscreenPresenter screen = new OffscreenPresenter(SIDE, SIDE);

    /** Draws a pixel in a column of its own. */
    private record Dot(int column, boolean standsAlone, boolean holds) implements Overlay {
        @Override
        public boolean holdsGame(Pad pad, RunningGame game) {
            return holds;
        }

        @Override
        public boolean standsAlone(RunningGame game) {
            return standsAlone;
        }

        @Override
        public void draw(DrawList list, int width, int height, RunningGame game) {
            list.rect(column, 0, 1, 1, WHITE);
        }
    }

    /** Keeps the pictures. */
    private static final class Film implements FrameHook {
        @Override
        public boolean looksAtEachTick() {
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
    void allAreDrawnWhileNoneStandsAlone() {
        game(new Dot(1, false, false), new Dot(2, false, false)).ticks(3);
        assertEquals(Set.of(1, 2), drawn());
    }

    @Test
    void whatLiesBelowOneThatStandsAloneIsLeftOut() {
        game(new Dot(1, false, false), new Dot(2, true, false), new Dot(3, false, false))
                .ticks(3);
        assertEquals(Set.of(2, 3), drawn());
    }

    @Test
    void inPicturesThatAreKeptOnlyWhatHoldsTheGameIsSeen() {
        game(new Dot(1, false, false), new Dot(2, false, true), new Dot(3, false, false))
                .hooks(List.of(new Film()))
                .ticks(3);
        assertEquals(Set.of(2), drawn());
    }
}

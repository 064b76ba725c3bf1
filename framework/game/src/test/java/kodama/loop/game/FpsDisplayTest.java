package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.FrameText;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.draw.StatusBar;
import kodama.input.Key;
import kodama.input.Pad;
import kodama.loop.Overlay;
import kodama.loop.RunningGame;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Frames per second, as document 004 shows them. */
class FpsDisplayTest {
    private static final int WIDTH = 160;
    private static final int HEIGHT = 120;

    @TempDir
    private Path folder;

    private final OffscreenPresenter screen = new OffscreenPresenter(WIDTH, HEIGHT);

    private TestGame game(String options) {
        return new TestGame(folder)
                .file("game.lua", "return { width = %d, height = %d, %s }".formatted(WIDTH, HEIGHT, options))
                .scene("self.draw = function() draw.camera(7, 7) draw.fill(0x102030) end wait_forever()")
                .shownOn(screen);
    }

    /** Reads the text at x 6, 28 above the lower edge. */
    private String shown() {
        return new FrameText(screen.lastFrame(), 1, Set.of(0xFFFFFFFF)).at(6, HEIGHT - 28);
    }

    private static TestGame tap(TestGame game) {
        return game.press(Key.F9).release(Key.F9).ticks(2);
    }

    @Test
    void itIsHiddenFromPlayersUntilTheyPressTheKey() {
        TestGame game = game("").released().ticks(70);
        assertEquals("", shown());
        tap(game);
        assertEquals("FPS: 60.000", shown());
        tap(game);
        assertEquals("", shown());
    }

    @Test
    void gameLuaCanShowIt() {
        game("show_fps = true").released().ticks(70);
        assertEquals("FPS: 60.000", shown());
    }

    @Test
    void itIsShownInDevelopmentUntilTheKeyIsPressed() {
        TestGame game = game("").ticks(70);
        assertEquals("FPS: 60.000", shown());
        tap(game);
        assertEquals("", shown());
    }

    /** The frame rate that a status bar shows, and whether the window has the bar. */
    private static final class Bar implements StatusBar {
        private String rate = "";
        private boolean isOn;

        @Override
        public boolean isVisible() {
            return isOn;
        }

        @Override
        public void setRequested(boolean on) {
            isOn = on;
        }

        @Override
        public void showFrameRate(String text) {
            rate = text;
        }

        @Override
        public void showNotices(List<Notice> notices) {}
    }

    private record ScreenWithBar(Presenter screen, StatusBar statusBar) implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            screen.present(frame);
        }

        @Override
        public void close() {}
    }

    @Test
    void aWindowWithABarShowsItThere() {
        Bar bar = new Bar();
        TestGame game = game("").shownOn(new ScreenWithBar(screen, bar)).ticks(70);
        assertEquals("FPS: 60.000", bar.rate);
        assertEquals("", shown());
        tap(game);
        assertEquals("", bar.rate);
        assertTrue(bar.isOn, "notices need the bar");
    }

    @Test
    void theWindowOfAPlayerHasABarOnlyWhileItIsShown() {
        Bar bar = new Bar();
        TestGame game =
                game("").released().shownOn(new ScreenWithBar(screen, bar)).ticks(70);
        assertFalse(bar.isOn);
        tap(game);
        assertTrue(bar.isOn);
        assertEquals("FPS: 60.000", bar.rate);
        tap(game);
        assertFalse(bar.isOn);
    }

    @Test
    void theKeyWorksWhileTheGameIsHeld() {
        Overlay hold = new Overlay() {
            @Override
            public boolean handleInput(Pad pad, RunningGame game) {
                return true;
            }

            @Override
            public void draw(DrawList list, int width, int height, RunningGame game) {}
        };
        TestGame game = game("").under(hold).ticks(65);
        assertEquals("paused", shown());
        tap(game);
        assertEquals("", shown());
    }
}

package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.draw.DirectRenderer;
import kodama.draw.DrawList;
import kodama.draw.FrameBuffer;
import kodama.draw.OffscreenPresenter;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.draw.Viewport;
import kodama.draw.WindowOverlay;
import kodama.profile.Profiler;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;

class FrameCounterTest {
    private static final long PERIOD = 1_000_000_000 / 50;

    private final FrameBuffer frame = new FrameBuffer(8, 8);
    private final OffscreenPresenter screen = new OffscreenPresenter(8, 8);
    private long now;

    /** A clock that the test moves; its time passes by itself. */
    private final class Passing implements NanoClock {
        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {}

        @Override
        public void sleepMillis(long millis) {}
    }

    /** A renderer that has skipped every other frame. */
    private final class EveryOther implements Renderer {
        private final Renderer drawn =
                new DirectRenderer(8, 8, screen, (who, error) -> {}, new Profiler(new SystemNanoClock()));
        private long turns;

        @Override
        public DrawList begin() {
            return drawn.begin();
        }

        @Override
        public WindowOverlay overlay() {
            throw new UnsupportedOperationException();
        }

        @Override
        public Viewport viewport() {
            return Viewport.whole(1, 1);
        }

        @Override
        public void submit() {
            turns++;
        }

        @Override
        public void setRate(FrameRate rate) {}

        @Override
        public void awaitIdle() {}

        @Override
        public long framesShown() {
            return turns - framesSkipped();
        }

        @Override
        public long framesSkipped() {
            return turns / 2;
        }

        @Override
        public void close() {}
    }

    @Test
    void picturesAreCountedAndNotIterations() {
        FrameCounter shown = new FrameCounter(new Passing());
        Presenter counted = shown.counting(screen);
        Renderer renderer = new EveryOther();
        for (int turn = 1; turn <= 50; turn++) {
            now += PERIOD;
            renderer.submit();
            if (turn % 2 == 0) counted.present(frame);
            shown.endFrame(renderer);
        }
        assertEquals("FPS: 25.000", shown.meter().text());
        assertEquals(24, shown.meter().skipped());
    }

    @Test
    void onAVirtualClockEveryIterationCounts() {
        VirtualClock clock = new VirtualClock();
        FrameCounter shown = new FrameCounter(clock);
        Presenter counted = shown.counting(screen);
        Renderer renderer = new EveryOther();
        for (int turn = 1; turn <= 50; turn++) {
            clock.sleepUntil(turn * PERIOD);
            renderer.submit();
            if (turn % 3 == 0) counted.present(frame);
            shown.endFrame(renderer);
        }
        assertEquals("FPS: 50.000", shown.meter().text());
        assertEquals(0, shown.meter().skipped());
    }
}

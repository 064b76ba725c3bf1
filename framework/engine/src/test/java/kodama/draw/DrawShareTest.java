package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.base.LeakTracker;
import kodama.profile.FramePart;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;

/** The draw thread's share of a frame, with a clock that advances only while showing and waiting. */
class DrawShareTest {
    private static final long WAIT = 9_000_000;
    private static final long SHOWING = 2_000_000;

    private final ManualClock clock = new ManualClock();
    private final Profiler profiler = new Profiler(clock);

    private final class Waiting implements FramePacer {
        @Override
        public void awaitNextFrame() {
            clock.advanceNanos(WAIT);
        }

        @Override
        public void restart() {}

        @Override
        public void setRate(FrameRate rate) {}
    }

    private final class Slow implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            clock.advanceNanos(SHOWING);
        }

        @Override
        public Viewport viewport(int width, int height) {
            return Viewport.whole(width, height);
        }

        @Override
        public void close() {}
    }

    @Test
    void drawingAndShowingAreRecordedWithoutTheWait() {
        clock.advanceNanos(1);
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        FramePainter painter = new FramePainter(
                8,
                8,
                null,
                new Slow(),
                (who, error) -> {
                    throw new AssertionError(who, error);
                },
                profiler);
        try (DrawThread thread = new DrawThread(
                painter,
                new Waiting(),
                (who, error) -> {
                    throw new AssertionError(who, error);
                },
                new LeakTracker(),
                2_000)) {
            thread.begin().fill(0xFF102030);
            thread.submit();
            thread.awaitIdle();
        }
        profiler.endFrame(1, 16_666_667, true);
        assertEquals(0, profiler.total(Profiler.DRAW).nanos().sum());
        assertEquals(1, profiler.total(Profiler.DRAW).count().sum());
        assertEquals(SHOWING, profiler.total(FramePart.PRESENT.key()).nanos().sum());
    }
}

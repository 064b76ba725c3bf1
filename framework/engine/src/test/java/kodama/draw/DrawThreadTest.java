package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import kodama.base.LeakTracker;
import kodama.base.LeakTracker.Lifetime;
import kodama.profile.Profiler;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class DrawThreadTest {
    private final List<String> errors = Collections.synchronizedList(new ArrayList<>());
    private final LeakTracker leaks = new LeakTracker();

    private static final class NoPacer implements FramePacer {
        @Override
        public void awaitNextFrame() {}

        @Override
        public void restart() {}

        @Override
        public void setRate(FrameRate rate) {}
    }

    private static final class Broken implements Presenter {
        private int shown;

        @Override
        public void present(FrameBuffer frame) {
            shown++;
            if (shown < 3) throw new IllegalStateException("frame " + shown);
        }

        @Override
        public void close() {}
    }

    private final CountDownLatch inside = new CountDownLatch(1);
    private final CountDownLatch answer = new CountDownLatch(1);

    /** Shows a frame only when the test allows it. */
    private final Presenter hanging = new Presenter() {
        @Override
        public void present(FrameBuffer frame) {
            inside.countDown();
            try {
                answer.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        @Override
        public void close() {}
    };

    private void report(String who, Throwable error) {
        errors.add(who + ": " + error.getMessage());
    }

    private DrawThread thread(Presenter presenter, long closingMillis) {
        FramePainter painter =
                new FramePainter(8, 8, null, presenter, this::report, new Profiler(new SystemNanoClock()));
        return new DrawThread(painter, new NoPacer(), this::report, leaks, closingMillis);
    }

    @Test
    void errorsWhileDrawingAreReportedAndTheNextFramesAreShown() {
        Broken broken = new Broken();
        try (DrawThread renderer = thread(broken, 5_000)) {
            for (int i = 0; i < 4; i++) {
                renderer.begin().fill(0xFF112233);
                renderer.submit();
                renderer.awaitIdle();
            }
        }
        assertEquals(4, broken.shown);
        assertEquals(List.of("showing a frame: frame 1", "showing a frame: frame 2"), errors);
    }

    @Test
    void aHangingThreadIsNotWaitedForForever() throws InterruptedException {
        DrawThread renderer = thread(hanging, 20);
        renderer.begin();
        renderer.submit();
        inside.await();
        renderer.close();
        assertEquals(List.of("the draw thread: did not end within 20 ms and was abandoned"), errors);
        answer.countDown();
    }

    @Test
    void aThreadThatIsDoneIsOverWhenCloseReturns() throws InterruptedException {
        DrawThread renderer = thread(hanging, 5_000);
        renderer.begin();
        renderer.submit();
        inside.await();
        Thread closing = new Thread(renderer::close);
        closing.start();
        while (closing.isAlive() && closing.getState() != Thread.State.TIMED_WAITING) Thread.onSpinWait();
        assertTrue(closing.isAlive(), "close waits for the frame");
        answer.countDown();
        closing.join();
        assertEquals(List.of(), leaks.survivors(Lifetime.LOOP));
        assertEquals(List.of(), errors);
    }
}

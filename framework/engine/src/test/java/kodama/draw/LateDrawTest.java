package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Semaphore;
import kodama.Seed;
import kodama.base.LeakTracker;
import kodama.job.JobScheduler;
import kodama.profile.Profiler;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Drawing with random delays, in time that only the test advances.
 *
 * <p>Drawing a frame takes until the test releases the pacer. The game thread never waits in the meantime, because only
 * that thread itself could end the wait.
 */
@Timeout(30)
class LateDrawTest {
    private static final int WIDTH = 64;
    private static final int HEIGHT = 48;
    private static final int STRIPE = 8;
    private static final int OPAQUE = 0xFF000000;
    private static final int TORN = -1;
    private static final int UPDATES = 200;
    private static final int PERIOD_MICROS = 16_667;
    private static final int MAX_DELAY_MICROS = 50_000;

    private final LeakTracker leaks = new LeakTracker();
    private final List<String> errors = Collections.synchronizedList(new ArrayList<>());
    private final List<Integer> shown = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore presented = new Semaphore(0);
    private final Random random;

    LateDrawTest(@Seed(213) Random random) {
        this.random = random;
    }

    /** Holds each drawn frame until it is released. */
    private static final class Gate implements FramePacer {
        final Semaphore drawn = new Semaphore(0);
        final Semaphore flips = new Semaphore(0);

        @Override
        public void awaitNextFrame() {
            drawn.release();
            flips.acquireUninterruptibly();
        }

        @Override
        public void restart() {}

        @Override
        public void setRate(FrameRate rate) {}
    }

    private final Gate gate = new Gate();

    private JobScheduler jobs(int threads) {
        return new JobScheduler(threads, new SystemNanoClock(), leaks);
    }

    private DrawThread thread(JobScheduler jobs) {
        return new DrawThread(
                WIDTH,
                HEIGHT,
                jobs,
                new Shown(),
                gate,
                (who, error) -> errors.add(who + ": " + error),
                leaks,
                new Profiler(new SystemNanoClock()));
    }

    /** Submits a list that slowly fills the whole frame with a number, in many pieces. */
    private void submit(Renderer renderer, int number) {
        DrawList list = renderer.begin();
        for (int times = 1 + random.nextInt(200); times > 0; times--) {
            for (int y = 0; y < HEIGHT; y += STRIPE) list.rect(0, y, WIDTH, STRIPE, OPAQUE | number);
        }
        renderer.submit();
    }

    /** Records the number that fills each frame, or TORN if a frame has several. */
    private final class Shown implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            int first = frame.pixels()[0];
            boolean isWhole = Arrays.stream(frame.pixels()).allMatch(pixel -> pixel == first);
            shown.add(isWhole ? first & ~OPAQUE : TORN);
            presented.release();
        }

        @Override
        public void close() {}
    }

    /** The draw thread as seen by the clock of the test. */
    private final class Drawing {
        private final Renderer renderer;
        private int newest;
        private int drawn;
        private boolean busy;
        private long end;
        private final List<Integer> expected = new ArrayList<>();

        Drawing(Renderer renderer) {
            this.renderer = renderer;
        }

        void update(int number, long now) {
            LateDrawTest.this.submit(renderer, number);
            newest = number;
            if (!busy) begin(now);
        }

        private void begin(long now) {
            gate.drawn.acquireUninterruptibly();
            busy = true;
            drawn = newest;
            expected.add(drawn);
            end = now + random.nextInt(MAX_DELAY_MICROS + 1);
        }

        /** Advances time: frames are shown when their drawing ends, and the next one begins. */
        void advanceTo(long now) {
            while (busy && end <= now) {
                gate.flips.release();
                presented.acquireUninterruptibly();
                busy = false;
                if (newest > drawn) begin(end);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void withDrawsDelayedAtRandomTheNewestCompleteFrameIsShownAndTheGameNeverWaits(int threads) {
        try (JobScheduler jobs = jobs(threads);
                DrawThread renderer = thread(jobs)) {
            Drawing drawing = new Drawing(renderer);
            for (int number = 1; number <= UPDATES; number++) {
                drawing.advanceTo((long) number * PERIOD_MICROS);
                drawing.update(number, (long) number * PERIOD_MICROS);
            }
            drawing.advanceTo(Long.MAX_VALUE);
            assertEquals(drawing.expected, shown);
            assertEquals(UPDATES, shown.get(shown.size() - 1));
            assertEquals(UPDATES - shown.size(), renderer.framesSkipped());
            assertTrue(renderer.framesSkipped() > UPDATES / 4, renderer.framesSkipped() + " skipped");
        }
        assertEquals(List.of(), errors);
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.LOOP));
    }

    @Test
    void aGameThatRacesAheadTearsNoFrame() {
        int frames = 3000;
        gate.flips.release(frames);
        try (JobScheduler jobs = jobs(3);
                DrawThread renderer = thread(jobs)) {
            for (int number = 1; number <= frames; number++) submit(renderer, number);
            renderer.awaitIdle();
        }
        assertEquals(List.of(), errors);
        assertEquals(frames, shown.get(shown.size() - 1));
        for (int i = 1; i < shown.size(); i++) assertTrue(shown.get(i) > shown.get(i - 1), shown::toString);
        assertTrue(shown.get(0) > 0);
    }
}

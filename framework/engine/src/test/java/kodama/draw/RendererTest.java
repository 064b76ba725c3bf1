package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Semaphore;
import kodama.base.LeakTracker;
import kodama.profile.Profiler;
import kodama.profile.ProfilingLevel;
import kodama.time.FramePacer;
import kodama.time.FrameRate;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(10)
class RendererTest {
    private final LeakTracker leaks = new LeakTracker();
    private final OffscreenPresenter screen = new OffscreenPresenter(8, 8);
    private final List<String> errors = Collections.synchronizedList(new ArrayList<>());

    /** Lets a frame be shown each time the test allows it. */
    private static final class ManualPacer implements FramePacer {
        private final Semaphore flips = new Semaphore(0);
        private final Semaphore waiting = new Semaphore(0);
        private final List<Integer> rates = Collections.synchronizedList(new ArrayList<>());

        @Override
        public void awaitNextFrame() {
            waiting.release();
            flips.acquireUninterruptibly();
        }

        @Override
        public void restart() {}

        @Override
        public void setRate(FrameRate rate) {
            rates.add(rate.fps());
        }
    }

    private final ManualPacer pacer = new ManualPacer();

    private DrawThread thread(Presenter presenter) {
        return thread(presenter, new Profiler(new SystemNanoClock()));
    }

    private DrawThread thread(Presenter presenter, Profiler profiler) {
        return new DrawThread(
                8,
                8,
                null,
                presenter,
                pacer,
                (who, error) -> errors.add(who + ": " + error.getMessage()),
                leaks,
                profiler);
    }

    private static void submit(Renderer renderer, int argb) {
        renderer.begin().fill(argb);
        renderer.submit();
    }

    private int shown() {
        return screen.lastFrame().pixel(0, 0);
    }

    @Test
    void theDrawThreadShowsAFrameWhenThePacerAllows() throws InterruptedException {
        try (DrawThread renderer = thread(screen)) {
            submit(renderer, 0xFF000011);
            pacer.waiting.acquire();
            assertEquals(0, screen.frames());
            pacer.flips.release();
            renderer.awaitIdle();
            assertEquals(0xFF000011, shown());
            assertEquals(1, renderer.framesShown());
        }
    }

    @Test
    void theGameNeverWaitsAndTheNewestFrameWins() throws InterruptedException {
        try (DrawThread renderer = thread(screen)) {
            submit(renderer, 0xFF000001);
            pacer.waiting.acquire();
            for (int i = 2; i <= 9; i++) submit(renderer, 0xFF000000 | i);
            pacer.flips.release(2);
            renderer.awaitIdle();
            assertEquals(0xFF000009, shown());
            assertEquals(2, renderer.framesShown());
            assertEquals(7, renderer.framesSkipped());
        }
    }

    @Test
    void aFrameIsShownAtTheRateItsDrawingBeganWith() throws InterruptedException {
        try (DrawThread renderer = thread(screen)) {
            submit(renderer, 0xFF000001);
            pacer.waiting.acquire();
            renderer.setRate(new FrameRate(20));
            renderer.setRate(new FrameRate(30));
            assertEquals(List.of(), pacer.rates);
            pacer.flips.release(2);
            submit(renderer, 0xFF000002);
            renderer.awaitIdle();
            assertEquals(List.of(30), pacer.rates);
        }
    }

    /** A clock that runs an action each time it is read, which happens while a frame is drawn and measured. */
    private static final class Interloper implements NanoClock {
        private final NanoClock time = new SystemNanoClock();
        private Runnable acts = () -> {};

        @Override
        public long nanoTime() {
            acts.run();
            return time.nanoTime();
        }

        @Override
        public void sleepUntil(long deadline) {
            time.sleepUntil(deadline);
        }

        @Override
        public void sleepMillis(long millis) {
            time.sleepMillis(millis);
        }
    }

    @Test
    void aRateSetWhileAFrameIsDrawnAppliesToTheNext() throws InterruptedException {
        Interloper interloper = new Interloper();
        Profiler profiler = new Profiler(interloper);
        profiler.request(ProfilingLevel.FRAMES);
        try (DrawThread renderer = thread(screen, profiler)) {
            interloper.acts = () -> renderer.setRate(new FrameRate(30));
            submit(renderer, 0xFF000001);
            pacer.waiting.acquire();
            assertEquals(List.of(), pacer.rates);
            interloper.acts = () -> {};
            pacer.flips.release(2);
            submit(renderer, 0xFF000002);
            renderer.awaitIdle();
            assertEquals(List.of(30), pacer.rates);
        }
    }

    @Test
    void eachFrameBeginsWithAnEmptyList() {
        DirectRenderer renderer =
                new DirectRenderer(8, 8, screen, (who, error) -> {}, new Profiler(new SystemNanoClock()));
        submit(renderer, 0xFFFFFFFF);
        assertTrue(renderer.begin().isEmpty());
        renderer.submit();
        assertEquals(Colors.BLACK, shown());
        assertEquals(2, renderer.framesShown());
    }

    @Test
    void bothRenderersShowTheSamePicture() {
        pacer.flips.release(1);
        DirectRenderer direct =
                new DirectRenderer(8, 8, screen, (who, error) -> {}, new Profiler(new SystemNanoClock()));
        scene(direct.begin());
        direct.submit();
        Image expected = screen.lastFrame();
        try (DrawThread renderer = thread(screen)) {
            scene(renderer.begin());
            renderer.submit();
            renderer.awaitIdle();
        }
        assertArrayEquals(expected.pixels, screen.lastFrame().pixels);
        assertEquals(2, screen.frames());
    }

    private static void scene(DrawList list) {
        list.fill(0xFF203040);
        list.disc(4, 4, 3, 0x80FF8000);
    }

    @Test
    void aFailureToShowAFrameIsReportedAndTheNextFrameIsShown() {
        boolean[] broken = {true};
        Presenter flaky = new Presenter() {
            @Override
            public void present(FrameBuffer frame) {
                if (broken[0]) throw new IllegalStateException("no screen");
                screen.present(frame);
            }

            @Override
            public void close() {}
        };
        pacer.flips.release(2);
        try (DrawThread renderer = thread(flaky)) {
            submit(renderer, 0xFF000001);
            renderer.awaitIdle();
            broken[0] = false;
            submit(renderer, 0xFF000002);
            renderer.awaitIdle();
        }
        assertEquals(List.of("showing a frame: no screen"), errors);
        assertEquals(0xFF000002, shown());
    }

    @Test
    void anErrorOfThePresenterCostsOneFrameAndIsReported() {
        Presenter dying = new Presenter() {
            @Override
            public void present(FrameBuffer frame) {
                throw new StackOverflowError("too deep");
            }

            @Override
            public void close() {}
        };
        pacer.flips.release(1);
        try (DrawThread renderer = thread(dying)) {
            submit(renderer, 0xFF000001);
            renderer.awaitIdle();
        }
        assertEquals(List.of("showing a frame: too deep"), errors);
    }

    @Test
    void theDrawThreadHasThePriorityOfTheGame() {
        try (DrawThread renderer = thread(screen)) {
            Thread drawing = drawThreads().get(0);
            assertEquals(Thread.currentThread().getPriority(), drawing.getPriority());
            assertTrue(drawing.isDaemon());
            renderer.awaitIdle();
        }
    }

    @Test
    void closingEndsTheThread() {
        DrawThread renderer = thread(screen);
        assertEquals(1, drawThreads().size());
        assertEquals(1, leaks.survivors(LeakTracker.Lifetime.LOOP).size());
        renderer.close();
        assertEquals(List.of(), leaks.survivors(LeakTracker.Lifetime.LOOP));
        renderer.close();
        submit(renderer, 0xFF000001);
        renderer.awaitIdle();
        assertEquals(0, screen.frames());
    }

    private static List<Thread> drawThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("kodama-draw"))
                .toList();
    }

    @Test
    void thePngIsTheLastFrame() throws IOException {
        DirectRenderer renderer =
                new DirectRenderer(8, 8, screen, (who, error) -> {}, new Profiler(new SystemNanoClock()));
        submit(renderer, 0xFF123456);
        byte[] first = screen.png();
        assertEquals(0xFF123456, PngReader.read("a", first).pixel(7, 7));
        assertArrayEquals(first, screen.png());
        submit(renderer, 0xFF654321);
        assertNotEquals(0xFF123456, PngReader.read("a", screen.png()).pixel(0, 0));
    }

    @Test
    void framesOfAnotherSizeAreKept() {
        screen.present(new FrameBuffer(9, 7));
        assertEquals(9, screen.lastFrame().width());
        assertEquals(7, screen.lastFrame().height());
    }
}

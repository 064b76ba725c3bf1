package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import kodama.base.LeakTracker;
import kodama.draw.DirectRenderer;
import kodama.draw.FrameBuffer;
import kodama.draw.Presenter;
import kodama.draw.Renderer;
import kodama.job.JobScheduler;
import kodama.loop.GamePlatform;
import kodama.loop.TestGame;
import kodama.request.FirstScene;
import kodama.request.LoopRequest;
import kodama.time.FrameRate;
import kodama.time.ManualClock;
import kodama.time.NanoClock;
import kodama.time.SystemNanoClock;
import kodama.time.VirtualClock;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The loading mark while jobs run. The clock is manual: only the wait for the next picture and jobs move it. */
@Timeout(30)
class LoadingScreenTest {
    private static final int WIDTH = 16;
    private static final int HEIGHT = 16;

    /** Waits for other threads are real, so they must be short. */
    private static final int POOLED_FPS = 240;

    @TempDir
    private Path folder;

    private final ManualClock clock = new ManualClock();
    private final List<String> pictures = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch moved = new CountDownLatch(33);
    private final JobScheduler scheduler = new JobScheduler(1, new SystemNanoClock(), new LeakTracker());
    private TestGame game;

    @BeforeEach
    void game() {
        game = new TestGame(folder).clocks(() -> clock);
    }

    @AfterEach
    void close() {
        scheduler.close();
    }

    private LoadingScreen loading(@Nullable JobScheduler jobs) {
        GamePlatform platform = game.platform();
        Renderer renderer = new DirectRenderer(
                WIDTH,
                HEIGHT,
                new Watcher(),
                platform.errors(),
                platform.diagnostics().profiler());
        return new LoadingScreen(
                renderer, WIDTH, HEIGHT, new FrameRate(jobs == null ? 60 : POOLED_FPS), jobs, platform);
    }

    /** Keeps each picture as rows of characters. */
    private final class Watcher implements Presenter {
        @Override
        public void present(FrameBuffer frame) {
            StringBuilder rows = new StringBuilder();
            for (int i = 0; i < WIDTH * HEIGHT; i++) {
                if (i % WIDTH == 0) rows.append('\n');
                rows.append(name(frame.pixels()[i]));
            }
            pictures.add(rows.toString());
            moved.countDown();
        }

        private static char name(int color) {
            return switch (color & 0xFFFFFF) {
                case 0 -> '.';
                case 0xEAFFF4 -> '#';
                case 0x1F3A33 -> '-';
                default -> '+';
            };
        }

        @Override
        public void close() {}
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void theLoadingMarkMovesWhileAJobBlocks() {
        loading(scheduler).run(graph -> graph.add("slow", () -> await(moved)));
        assertEquals("""

                ................
                .......##.......
                .......##.......
                ...++......--...
                ...++......--...
                ................
                ................
                .++..........--.
                .++..........--.
                ................
                ................
                ...--......--...
                ...--......--...
                .......--.......
                .......--.......
                ................""", pictures.get(31));
        assertEquals(8, pictures.stream().distinct().count());
        assertNotEquals(pictures.get(0), pictures.get(4));
    }

    @Test
    void picturesAreDrawnAtTheFrameRate() {
        long before = clock.nanoTime();
        loading(scheduler).run(graph -> graph.add("slow", () -> await(moved)));
        assertEquals(pictures.size() / (double) POOLED_FPS, (clock.nanoTime() - before) / 1e9, 0.0001);
    }

    @Test
    void onOneThreadPicturesAreDrawnBetweenJobs() {
        List<Integer> seen = new ArrayList<>();
        loading(null).run(graph -> {
            for (int i = 0; i < 6; i++)
                graph.add("job", () -> {
                    seen.add(pictures.size());
                    clock.sleepMillis(9);
                });
        });
        assertEquals(List.of(0, 0, 1, 1, 2, 2), seen);
    }

    @Test
    void quickJobsShowNoPicture() {
        long before = clock.nanoTime();
        loading(null).run(graph -> graph.add("quick", () -> clock.sleepMillis(3)));
        loading(scheduler).run(graph -> {});
        assertEquals(3, (clock.nanoTime() - before) / 1_000_000);
        assertEquals(List.of(), pictures);
    }

    @Test
    void failuresAreReportedByNameAndOtherJobsContinue() {
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        loading(scheduler).run(graph -> {
            graph.add("the stars", () -> {
                throw new IllegalStateException("no sky");
            });
            graph.add("the moon", () -> {
                throw new IllegalStateException("no night");
            });
            graph.add("the sea", () -> done.add("sea"));
        });
        assertEquals(List.of("sea"), done);
        assertEquals(2, game.errors().size());
        assertEquals(
                "no sky  [loading the stars]",
                game.errors().get(0).lines().findFirst().orElseThrow());
        assertEquals(
                "no night  [loading the moon]",
                game.errors().get(1).lines().findFirst().orElseThrow());
    }

    @Test
    void jobsThatHaveNotBegunAreSkippedWhenTheLoopObjectMustEnd() {
        List<String> done = Collections.synchronizedList(new ArrayList<>());
        loading(scheduler).run(graph -> {
            graph.add("slow", () -> {
                game.requests().submit(new LoopRequest.Quit(0));
                await(moved);
                done.add("slow");
            });
            for (int i = 0; i < 5; i++) graph.add("later", () -> done.add("later"));
        });
        assertEquals(List.of("slow"), done);
        assertTrue(game.requests().isEndPending());
    }

    @Test
    void aSimpleResetDoesNotSkipJobs() {
        List<String> done = new ArrayList<>();
        game.requests().submit(new LoopRequest.SimpleReset("F5"));
        loading(null).run(graph -> {
            for (int i = 0; i < 3; i++)
                graph.add("job", () -> {
                    clock.sleepMillis(20);
                    done.add("job");
                });
        });
        assertEquals(3, done.size());
    }

    @Test
    void shouldContinueDrawsTheLoadingMark() {
        LoadingScreen loading = loading(null);
        loading.begin();
        for (int i = 0; i < 100; i++) {
            clock.sleepMillis(1);
            assertTrue(loading.shouldContinue());
        }
        assertEquals(6, pictures.size());
        game.requests().submit(new LoopRequest.Quit(0));
        assertFalse(loading.shouldContinue());
    }

    /** A clock on which a millisecond passes at each reading. */
    private static final class Hasty implements NanoClock {
        private long now;

        @Override
        public long nanoTime() {
            return now += 1_000_000;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {
            now = Math.max(now, deadlineNanos);
        }

        @Override
        public void sleepMillis(long millis) {
            now += millis * 1_000_000;
        }
    }

    /** Counts the pictures. */
    private static final class Counter implements Presenter {
        private int count;

        @Override
        public void present(FrameBuffer frame) {
            count++;
        }

        @Override
        public void close() {}
    }

    private int picturesUntilTheMark(Supplier<NanoClock> clocks) {
        Counter counter = new Counter();
        game = new TestGame(folder).clocks(clocks).shownOn(counter);
        game.scene("for i = 1, 200 do wait(1) end print(math.random(1000)) scene.mark 'boss' wait_forever()");
        game.begin(FirstScene.of("main").withMark("boss")).ticks(0);
        assertEquals(List.of(), game.errors());
        return counter.count;
    }

    @Test
    void theLoadingMarkMovesDuringFastForwardWithoutAffectingTheGame() {
        assertEquals(1, picturesUntilTheMark(VirtualClock::new));
        List<String> printed = game.log();
        int pictures = picturesUntilTheMark(Hasty::new);
        assertTrue(pictures >= 10, "pictures: " + pictures);
        assertEquals(printed, game.log());
    }

    @Test
    void fastForwardEndsWhenTheGameQuits() {
        game.scene("game.quit() while true do wait(1) end");
        game.begin(FirstScene.of("main").withMark("boss")).ticks(0);
        assertEquals(List.of(), game.errors());
    }
}

package kodama.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import kodama.time.ManualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SuppressWarnings("try") // the call point is entered only for its effect
class CallPointsTest {
    private final ManualClock clock = new ManualClock();
    private final Profiler profiler = new Profiler(clock);
    private final CallPoints points = new CallPoints(profiler);

    @BeforeEach
    void later() {
        clock.advanceNanos(1);
    }

    private void think(long nanos) {
        try (CallPoint point = points.enter("AI")) {
            clock.advanceNanos(nanos);
            try (CallPoint inner = points.enter("path")) {
                clock.advanceNanos(2 * nanos);
            }
        }
    }

    @Test
    void timeWithinCountsForBoth() {
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        think(1_000_000);
        think(3_000_000);
        profiler.endFrame(1, 1, true);
        String thread = Thread.currentThread().getName();
        assertEquals(
                12_000_000, profiler.total(profiler.key(thread, "AI")).nanos().sum());
        assertEquals(
                8_000_000, profiler.total(profiler.key(thread, "path")).nanos().sum());
        List<String> rows = profiler.pointReport();
        assertTrue(rows.get(2).matches("\\s+12\\.000\\s+4\\.000    AI  CallPointsTest\\.java:[1-9]\\d*"), rows.get(2));
        assertTrue(
                rows.get(3).matches("\\s+8\\.000\\s+8\\.000      path  CallPointsTest\\.java:[1-9]\\d*"), rows.get(3));
    }

    @Test
    void recursivePointsAreRecordedOnce() {
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        again(3);
        profiler.endFrame(1, 1, true);
        assertEquals(3, profiler.total(profiler.key("again")).nanos().sum());
        assertEquals(1, profiler.total(profiler.key("again")).count().sum());
    }

    private void again(int times) {
        if (times == 0) return;
        try (CallPoint point = points.enter("again")) {
            clock.advanceNanos(1);
            again(times - 1);
        }
    }

    @Test
    void whenOffOnlyNamesAreListed() {
        try (CallPoint outer = points.critical("load");
                CallPoint inner = points.enter("map")) {
            List<String> open = points.open();
            assertTrue(open.get(0).matches("call point 'map' \\(CallPointsTest\\.java:[1-9]\\d*\\)"), open.get(0));
            assertTrue(open.get(1).startsWith("critical call point 'load' ("), open.get(1));
        }
        assertEquals(List.of(), points.open());
        assertEquals(1, profiler.pointReport().size());
    }

    @Test
    void exceptionsNameThePointsTheyHaveLeft() {
        RuntimeException thrown = assertThrows(IllegalStateException.class, this::fail);
        List<String> open = points.open(thrown);
        assertEquals(1, open.size(), open.toString());
        assertTrue(open.get(0).startsWith("call point 'fails' ("));
    }

    private void fail() {
        try (CallPoint point = points.enter("fails")) {
            think(1);
            throw new IllegalStateException("no");
        }
    }

    @Test
    void eachThreadHasItsOwnPoints() throws InterruptedException {
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        List<String> open = new ArrayList<>();
        Thread worker = new Thread(
                () -> {
                    think(1_000);
                    open.addAll(points.open());
                },
                "worker");
        try (CallPoint mine = points.enter("mine")) {
            worker.start();
            worker.join();
            assertEquals(1, points.open().size());
        }
        profiler.endFrame(1, 1, true);
        assertEquals(List.of(), open);
        assertEquals(3_000, profiler.total(profiler.key("worker", "AI")).nanos().sum());
    }

    @Test
    void pointsAreListedByNameUnderTheNameOfTheirThread() throws InterruptedException {
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        Thread worker = new Thread(() -> think(1_000_000), "worker");
        worker.start();
        worker.join();
        try (CallPoint point = points.enter("menu")) {
            clock.advanceNanos(5_000_000);
        }
        profiler.endFrame(1, 1, true);

        int key = profiler.key("worker", "AI");
        assertEquals("AI", profiler.name(key));
        assertEquals("worker", profiler.thread(key));
        String own = Thread.currentThread().getName();
        List<String> rows = profiler.pointReport().stream()
                .map(row -> row.strip().replaceAll(" +", " ").replaceAll(" CallPointsTest.*", ""))
                .toList();
        int ofWorker = rows.indexOf("3.000 0.000 worker");
        assertEquals(List.of("3.000 1.000 AI", "2.000 2.000 path"), rows.subList(ofWorker + 1, ofWorker + 3));
        assertEquals("5.000 5.000 menu", rows.get(rows.indexOf("5.000 0.000 " + own) + 1));
    }

    @Test
    void aCriticalPointIsListedAsCritical() {
        try (CallPoint point = points.critical("boss");
                CallPoint inner = points.enter("AI")) {
            List<String> open = points.open();
            assertTrue(open.get(0).startsWith("call point 'AI'"), open.toString());
            assertTrue(open.get(1).startsWith("critical call point 'boss'"), open.toString());
        }
    }

    @Test
    void manyThreadsAtOnceLoseNothing() throws InterruptedException {
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        int key = profiler.key("all", "work");
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 8; i++)
            threads.add(new Thread(() -> {
                for (int n = 0; n < 10_000; n++) profiler.record(key, 3);
            }));
        threads.forEach(Thread::start);
        for (int frame = 0; frame < 50; frame++) {
            profiler.endFrame(frame, 1, true);
            profiler.beginFrame();
        }
        for (Thread thread : threads) thread.join();
        profiler.endFrame(50, 1, true);
        assertEquals(8 * 10_000 * 3, profiler.total(key).nanos().sum());
        assertEquals(8 * 10_000, profiler.total(key).count().sum());
    }

    @Test
    void aPointRequiresAName() {
        assertEquals(
                "the name of a call point must not be empty",
                assertThrows(IllegalArgumentException.class, () -> points.enter(""))
                        .getMessage());
    }
}

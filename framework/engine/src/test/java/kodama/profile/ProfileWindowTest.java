package kodama.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import kodama.Seed;
import kodama.profile.Summary.Spread;
import kodama.time.ManualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProfileWindowTest {
    private static final long PERIOD = 1_000;
    private static final long SECOND = 1_000_000_000;

    private final ManualClock clock = new ManualClock();
    private final Profiler profiler = new Profiler(clock);

    @BeforeEach
    void measure() {
        clock.advanceNanos(1);
        profiler.request(ProfilingLevel.FRAMES);
    }

    /** A frame with these records of a key. */
    private void frame(int key, long... times) {
        profiler.beginFrame();
        for (long time : times) profiler.record(key, time);
        profiler.endFrame(1, PERIOD, true);
    }

    @Test
    void framesAboveTheThresholdAreCountedExactly() {
        int key = profiler.key("work");
        for (long time : new long[] {949, 950, 951, 1_000, 3_000}) frame(key, time);
        Summary all = profiler.total(key);
        assertEquals(3, all.over().frames());
        assertEquals(0.6, all.overShare());
        assertEquals((951 + 1_000 + 3_000) / 3.0, all.overMean());
        profiler.setThreshold(2);
        frame(key, 2_000);
        frame(key, 2_001);
        assertEquals(4, profiler.total(key).over().frames());
    }

    @Test
    void statisticsChangeOnlyWithThePeriod() {
        int key = profiler.key("work");
        ProfileWindow window = profiler.addWindow(10);
        frame(key, 5, 7);
        clock.advanceNanos(9);
        frame(key, 1);
        assertEquals(0, window.summary(key).frames());
        clock.advanceNanos(1);
        frame(key, 3);
        Summary first = window.summary(key);
        assertEquals(1, window.periods());
        assertEquals(3, first.frames());
        assertEquals(new Spread(16, 12, 1), first.nanos());
        assertEquals(new Spread(4, 2, 1), first.count());
        assertEquals(7, first.longest());
        frame(key, 100);
        assertEquals(first, window.summary(key));
        clock.advanceNanos(10);
        frame(key, 100);
        assertEquals(new Spread(200, 100, 100), window.summary(key).nanos());
        assertEquals(216, profiler.total(key).nanos().sum());
    }

    @Test
    void statisticsOfOneAndFiveSecondsExistFromTheStart() {
        int key = profiler.key("work");
        for (int i = 0; i < 300; i++) {
            profiler.beginFrame();
            clock.advanceNanos(SECOND / 60 + 1);
            profiler.record(key, i);
            profiler.endFrame(i, PERIOD, true);
        }
        assertEquals(5, profiler.lastSecond().periods());
        assertEquals(60, profiler.lastSecond().summary(key).frames());
        assertEquals(1, profiler.lastFiveSeconds().periods());
        assertEquals(300, profiler.lastFiveSeconds().summary(key).frames());
        assertEquals(284, profiler.lastFiveSeconds().summary(key).p95());
        assertEquals(296, profiler.lastFiveSeconds().summary(key).p99());
    }

    @Test
    void listsHaveTheRequestedOrder() {
        int often = profiler.key("often");
        int long1 = profiler.key("long");
        ProfileWindow window = profiler.addWindow(1);
        profiler.beginFrame();
        for (int i = 0; i < 10; i++) profiler.record(often, 1);
        profiler.record(long1, 500);
        clock.advanceNanos(2);
        profiler.endFrame(1, PERIOD, true);
        assertEquals(List.of("long", "often", "main"), names(window.list(SummaryOrder.MAX.descending())));
        assertEquals(List.of("main", "often", "long"), names(window.list(SummaryOrder.TIME.ascending())));
        assertEquals(
                "often", names(window.list(SummaryOrder.COUNT.descending())).get(0));
        assertEquals(
                "often",
                names(profiler.total(SummaryOrder.MEAN_COUNT.descending())).get(0));
    }

    @Test
    void eachStatisticHasAnOrder() {
        int steady = profiler.key("steady");
        int jumpy = profiler.key("jumpy");
        ProfileWindow window = profiler.addWindow(10);
        long[][] ofSteady = {{60}, {20, 10, 10, 10}};
        long[][] ofJumpy = {{99, 1}, {1, 0}};
        for (int i = 0; i < 2; i++) {
            profiler.beginFrame();
            for (long time : ofSteady[i]) profiler.record(steady, time);
            for (long time : ofJumpy[i]) profiler.record(jumpy, time);
            clock.advanceNanos(5);
            profiler.endFrame(1, PERIOD, true);
        }
        List<String> first = new ArrayList<>();
        for (SummaryOrder order : SummaryOrder.values()) {
            List<String> names = names(window.list(order.descending()));
            first.add(order + " " + (names.indexOf("steady") < names.indexOf("jumpy") ? "steady" : "jumpy"));
        }
        assertEquals(
                List.of(
                        "TIME steady",
                        "MEAN steady",
                        "MAX jumpy",
                        "MIN steady",
                        "COUNT steady",
                        "MAX_COUNT steady",
                        "MIN_COUNT jumpy",
                        "MEAN_COUNT steady"),
                first);
    }

    private static List<String> names(List<Summary> summaries) {
        return summaries.stream().map(Summary::name).toList();
    }

    @Test
    void figuresAreThoseOfAPlainModel(@Seed(3) Random random) {
        List<String> names = List.of("a", "b", "c");
        List<List<Long>> times = List.of(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        long[] counts = new long[3];
        ProfileWindow window = profiler.addWindow(SECOND);
        for (int frame = 0; frame < 1_000; frame++) {
            profiler.beginFrame();
            for (int i = 0; i < 3; i++) {
                long sum = 0;
                for (int n = random.nextInt(4) + (i == 0 ? 1 : 0); n > 0; n--) { // the first frame has at least one
                    long time = 1 + random.nextInt(1 << random.nextInt(20));
                    profiler.record(profiler.key(names.get(i)), time);
                    sum += time;
                    counts[i]++;
                }
                times.get(i).add(sum);
            }
            if (frame == 999) clock.advanceNanos(SECOND);
            profiler.endFrame(frame, PERIOD, true);
        }
        for (int i = 0; i < 3; i++) check(times.get(i), counts[i], window.summary(profiler.key(names.get(i))), 0);
        for (int i = 0; i < 3; i++) check(times.get(i), counts[i], profiler.total(profiler.key(names.get(i))), 0.03);
    }

    private static void check(List<Long> times, long count, Summary found, double tolerance) {
        long[] sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
        long sum = Arrays.stream(sorted).sum();
        long[] over = Arrays.stream(sorted).filter(time -> time > 950).toArray();
        assertEquals(sorted.length, found.frames());
        assertEquals(new Spread(sum, sorted[sorted.length - 1], sorted[0]), found.nanos());
        assertEquals(count, found.count().sum());
        assertEquals((double) sum / sorted.length, found.mean(), 1e-9);
        assertEquals(sorted[949], found.p95(), 1 + tolerance * sorted[949]);
        assertEquals(sorted[989], found.p99(), 1 + tolerance * sorted[989]);
        assertEquals(over.length, found.over().frames());
        assertEquals((double) over.length / sorted.length, found.overShare());
        assertEquals(Arrays.stream(over).sum(), found.over().nanos());
    }

    @Test
    void knownSleepsAreMeasuredToWithinTwoParts() {
        for (int frame = 0; frame < 600; frame++) {
            profiler.beginFrame();
            clock.sleepMillis(2);
            profiler.end(FramePart.UPDATE);
            clock.sleepMillis(frame % 200 == 0 ? 5 : 1);
            profiler.end(FramePart.LIST);
            profiler.endFrame(frame, 16_666_667, true);
            clock.sleepMillis(10);
        }
        assertEquals(2e6, profiler.total(FramePart.UPDATE.key()).mean(), 0.02 * 2e6);
        assertEquals(1.02e6, profiler.total(FramePart.LIST.key()).mean(), 0.02 * 1.02e6);
        assertEquals(3.02e6, profiler.total(Profiler.MAIN).mean(), 0.02 * 3.02e6);
        assertEquals(
                7_000_000,
                profiler.history()
                        .nanos(Profiler.MAIN, profiler.history().worstFirst().get(0)));
    }

    @Test
    void theWorstFramesComeFirstAndThoseOfTheBeginningOrWithoutMeasuredTasksLast() {
        FrameCost[] costs = {new FrameCost("task 'boss' #3", "boss.lua:9", 1)};
        long[] millis = {90, 3, 9, 4, 9}; // by tick: 30, 31, and so on
        for (int frame = 0; frame < millis.length; frame++) {
            profiler.beginFrame();
            clock.sleepMillis(millis[frame]);
            if (frame != 3) profiler.setCosts(costs, costs);
            profiler.endFrame(30 + frame, 16_666_667, true);
        }
        assertEquals(
                List.of(34L, 32L, 31L, 30L, 33L),
                profiler.history().worstFirst().stream()
                        .map(profiler.history()::tick)
                        .toList());
    }

    @Test
    void theLast600FramesAreKeptAndACopyStays() {
        int key = profiler.key("work");
        for (int i = 1; i <= 700; i++) frame(key, i);
        FrameHistory history = profiler.history();
        FrameHistory copy = history.copy();
        frame(key, 1_000);
        assertEquals(600, history.count());
        assertEquals(1_000, history.nanos(key, 0));
        assertEquals(102, history.nanos(key, 599));
        assertEquals(700, copy.nanos(key, 0));
        assertEquals(101, copy.nanos(key, 599));
        assertEquals(101, copy.number(599));
    }

    @Test
    void whileTheGameIsPausedNothingIsKept() {
        int key = profiler.key("work");
        frame(key, 1);
        profiler.beginFrame();
        profiler.record(key, 9);
        profiler.endFrame(1, PERIOD, false);
        frame(key, 2);
        assertEquals(2, profiler.history().count());
        assertEquals(3, profiler.total(key).nanos().sum());
    }

    @Test
    void namesBeyondAThousandShareAKey() {
        int last = 0;
        for (int i = 0; i < 2_000; i++) last = profiler.key("name " + i);
        assertEquals("(others)", profiler.name(last));
        assertEquals(1_000, profiler.keys());
        assertEquals(last, profiler.key("name 1999"));
    }
}

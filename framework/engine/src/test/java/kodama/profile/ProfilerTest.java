package kodama.profile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ProfilerTest {
    private static final long PERIOD = 10_000_000;

    private final VirtualClock clock = new VirtualClock();
    private final Profiler profiler = new Profiler(clock);

    @BeforeEach
    void later() {
        clock.sleepUntil(1_000);
    }

    /** A frame with this time of the game thread, most of it in its update. */
    private void frame(long mainNanos) {
        profiler.beginFrame();
        clock.sleepUntil(clock.nanoTime() + mainNanos - 1);
        profiler.end(FramePart.UPDATE);
        clock.sleepUntil(clock.nanoTime() + 1);
        profiler.endFrame(1, PERIOD, true);
    }

    @Test
    void offMeasuresNothing() {
        frame(5);
        profiler.record(Profiler.DRAW, 7);
        assertEquals(0, profiler.history().count());
        assertEquals(0, profiler.total(Profiler.DRAW).count().sum());
        assertEquals(0, profiler.now());
    }

    @Test
    void mainHasKey0AndDrawHasKey1AndFurtherKeysAreRecordedLikeThem() {
        assertEquals(0, Profiler.MAIN);
        assertEquals(1, Profiler.DRAW);
        assertEquals("main", profiler.name(0));
        assertEquals("draw", profiler.name(1));
        int own = profiler.key("AI");
        assertNotEquals(own, Profiler.DRAW);
        assertNotEquals(own, Profiler.MAIN);
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        clock.sleepUntil(clock.nanoTime() + 5);
        profiler.record(1, 7);
        profiler.record(own, 3);
        profiler.record(own, 4);
        profiler.endFrame(1, 100, true);
        assertEquals(List.of(5L, 7L, 7L), List.of(nanos(0), nanos(1), nanos(own)));
        assertEquals(List.of(1L, 1L, 2L), List.of(count(0), count(1), count(own)));
    }

    private long nanos(int key) {
        return profiler.total(key).nanos().sum();
    }

    private long count(int key) {
        return profiler.total(key).count().sum();
    }

    @Test
    void mainIsFromTheHeadOfTheFrameToItsEnd() {
        profiler.request(ProfilingLevel.FRAMES);
        frame(5);
        frame(9);
        assertEquals(
                List.of(9L, 5L),
                List.of(profiler.history().nanos(0, 0), profiler.history().nanos(0, 1)));
        assertEquals(7.0, profiler.total(Profiler.MAIN).mean());
        assertEquals(PERIOD, profiler.history().periodNanos(0));
    }

    @Test
    void aPartIsTheTimeSinceTheLastOne() {
        profiler.request(ProfilingLevel.FRAMES);
        profiler.beginFrame();
        clock.sleepUntil(clock.nanoTime() + 3);
        profiler.end(FramePart.INPUT);
        clock.sleepUntil(clock.nanoTime() + 4);
        profiler.end(FramePart.UPDATE);
        clock.sleepUntil(clock.nanoTime() + 1);
        profiler.endFrame(1, PERIOD, true);
        FrameHistory history = profiler.history();
        assertEquals(3, history.nanos(FramePart.INPUT.key(), 0));
        assertEquals(4, history.nanos(FramePart.UPDATE.key(), 0));
        assertEquals(8, history.nanos(Profiler.MAIN, 0));
    }

    @Test
    void theHighestRequestedLevelIsUsed() {
        ProfilingRequest frames = profiler.request(ProfilingLevel.FRAMES);
        ProfilingRequest tasks = profiler.request(ProfilingLevel.TASKS);
        assertEquals(ProfilingLevel.TASKS, profiler.level());
        tasks.close();
        tasks.close();
        assertEquals(ProfilingLevel.FRAMES, profiler.level());
        frames.close();
        assertEquals(ProfilingLevel.OFF, profiler.level());
    }

    @Test
    void errorNamesAnAgeOutOfRange() {
        profiler.request(ProfilingLevel.FRAMES);
        frame(1);
        assertEquals(
                "age must be from 0 to 0 but was 1",
                assertThrows(IllegalArgumentException.class, () -> profiler.history()
                                .nanos(0, 1))
                        .getMessage());
    }

    @Test
    void aThresholdMustBeAboveZero() {
        assertEquals(
                "threshold must be more than 0 but was 0.0",
                assertThrows(IllegalArgumentException.class, () -> profiler.setThreshold(0))
                        .getMessage());
    }
}

package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class DeadlinePacerTest {
    private final ManualClock clock = new ManualClock();
    private final DeadlinePacer pacer = new DeadlinePacer(clock, new FrameRate(60));

    @Test
    void sixtyFramesTakeExactlyOneSecondAndAnHourDoesNotDrift() {
        frames(60);
        assertEquals(1_000_000_000L, clock.nanoTime());
        frames(60 * 3599);
        assertEquals(3_600_000_000_000L, clock.nanoTime());
    }

    private void frames(int count) {
        for (int i = 0; i < count; i++) {
            clock.advanceMillis(3);
            pacer.awaitNextFrame();
        }
    }

    @Test
    void oversleepingDoesNotMoveDeadlines() {
        clock.oversleepMillis(1.5);
        frames(3);
        assertEquals(List.of(16_666_666L, 33_333_333L, 50_000_000L), clock.deadlines());
    }

    @Test
    void aFrameLessThanOnePeriodLateShortensTheNext() {
        clock.advanceMillis(20);
        pacer.awaitNextFrame();
        assertEquals(List.of(), clock.deadlines());
        frames(1);
        assertEquals(33_333_333L, clock.nanoTime());
    }

    @Test
    void aFrameMoreThanOnePeriodLateMovesAllDeadlinesAndNoBurstFollows() {
        clock.advanceMillis(100);
        pacer.awaitNextFrame();
        assertEquals(100_000_000L, clock.nanoTime());
        frames(1);
        assertEquals(116_666_666L, clock.nanoTime());
        frames(59);
        assertEquals(1_100_000_000L, clock.nanoTime());
    }

    @Test
    void exactlyOnePeriodLateIsNotYetASlowdown() {
        clock.advanceNanos(16_666_666L * 2);
        pacer.awaitNextFrame();
        pacer.awaitNextFrame();
        assertEquals(33_333_333L, clock.nanoTime());
        pacer.restart();
        clock.advanceNanos(16_666_666L * 2 + 1);
        pacer.awaitNextFrame();
        pacer.awaitNextFrame();
        assertEquals(83_333_332L, clock.nanoTime());
    }

    @Test
    void aNewRateCountsFromTheFrameThatBegins() {
        frames(1);
        pacer.setRate(new FrameRate(30));
        frames(1);
        assertEquals(16_666_666L + 33_333_333L, clock.nanoTime());
    }

    @Test
    void restartForgetsALoad() {
        clock.advanceMillis(5000);
        pacer.restart();
        frames(1);
        assertEquals(5_016_666_666L, clock.nanoTime());
    }
}

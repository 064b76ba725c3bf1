package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The traps of document 004: names that lie about units, and a correction that forgets. */
class ErrataTest {
    private final ManualClock clock = new ManualClock();

    @Test
    void e14_whatIsCalledNanosAndMillisIsThat() {
        Stopwatch watch = new Stopwatch(clock);
        clock.advanceMillis(1.5);
        assertEquals(1_500_000, watch.elapsedNanos());
        assertEquals(1.5, watch.elapsedMillis());
    }

    private void frame(FramePacer pacer, double workMillis) {
        clock.advanceMillis(workMillis);
        pacer.awaitNextFrame();
    }

    @Test
    void e15_roundingAndOversleepingAreBothFedBack() {
        CorrectedPacer pacer = new CorrectedPacer(clock, new FrameRate(60));
        clock.oversleepMillis(1);
        frame(pacer, 3); // wish 13.67, sleeps 14 + 1: error 1.33
        frame(pacer, 3); // wish 12.34, sleeps 12 + 1: error 0.66
        frame(pacer, 3); // wish 13.01
        assertEquals(List.of(14L, 12L, 13L), clock.sleptMillis());
    }

    @Test
    void e15_aLateFrameForgetsTheDebt() {
        CorrectedPacer pacer = new CorrectedPacer(clock, new FrameRate(60));
        clock.oversleepMillis(1);
        frame(pacer, 3);
        frame(pacer, 40); // late: does not sleep, and catches nothing up
        frame(pacer, 3);
        assertEquals(List.of(14L, 14L), clock.sleptMillis());
    }

    @Test
    void e15_deadlinesInNanosecondsHold60FramesWhereTheCorrectionHolds59_988() {
        assertEquals(1_000_200_000, nanosOf60Frames(new CorrectedPacer(clock, new FrameRate(60))), 1_000_000);
        assertEquals(1_000_000_000, nanosOf60Frames(new DeadlinePacer(clock, new FrameRate(60))));
    }

    private long nanosOf60Frames(FramePacer pacer) {
        long start = clock.nanoTime();
        for (int i = 0; i < 60; i++) frame(pacer, 3);
        return clock.nanoTime() - start;
    }
}

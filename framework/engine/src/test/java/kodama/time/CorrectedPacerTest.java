package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class CorrectedPacerTest {
    private final ManualClock clock = new ManualClock();
    private final CorrectedPacer pacer = new CorrectedPacer(clock, new FrameRate(60));

    @Test
    void sleepsTheRestOfThePeriodRoundedToMillis() {
        frame(3);
        assertEquals(List.of(14L), clock.sleptMillis()); // 13.67
    }

    private void frame(double workMillis) {
        clock.advanceMillis(workMillis);
        pacer.awaitNextFrame();
    }

    @Test
    void roundingIsCompensatedInTheNextFrame() {
        frame(3); // wish 13.67, slept 14, error 0.33
        frame(3); // wish 13.34, slept 13, error -0.34
        frame(3); // wish 14.01, slept 14, error -0.01
        assertEquals(List.of(14L, 13L, 14L), clock.sleptMillis());
    }

    @Test
    void halvesAreRoundedToEven() {
        pacer.setRate(new FrameRate(40)); // 25 ms, exact in binary
        frame(12.5); // wish 12.5
        pacer.restart();
        frame(11.5); // wish 13.5
        assertEquals(List.of(12L, 14L), clock.sleptMillis());
    }

    @Test
    void oversleepingIsDeductedFromTheNextSleep() {
        clock.oversleepMillis(2);
        frame(3); // wish 13.67, slept 16, error 2.33
        frame(3); // wish 11.34
        assertEquals(List.of(14L, 11L), clock.sleptMillis());
    }

    @Test
    void theErrorIsRelativeToTheUnroundedSleep() {
        frame(16.37); // wish 0.3: sleeps 0 ms, error -0.3
        frame(16.37); // wish 0.6: sleeps 1 ms
        assertEquals(List.of(0L, 1L), clock.sleptMillis());
    }

    @Test
    void aLateFrameDoesNotSleepAndDiscardsTheError() {
        clock.oversleepMillis(2);
        frame(3); // error 2.33
        frame(20); // late: no sleep, error forgotten
        frame(3); // wish 13.67 again, not less
        assertEquals(List.of(14L, 14L), clock.sleptMillis());
    }

    @Test
    void aSleepOfExactlyZeroIsLate() {
        pacer.setRate(new FrameRate(40));
        frame(25);
        assertEquals(List.of(), clock.sleptMillis());
    }

    @Test
    void holdsThePeriodOf16_67MillisWhichIs59_988Fps() {
        clock.oversleepMillis(0.7);
        for (int i = 0; i < 6000; i++) frame(i % 7 + 1.25);
        double seconds = clock.nanoTime() / 1e9;
        assertEquals(59.988, 6000 / seconds, 0.001);
    }

    @Test
    void otherRatesHaveTwoDecimalsToo() {
        pacer.setRate(new FrameRate(30));
        frame(0.33); // 33.33 - 0.33
        assertEquals(List.of(33L), clock.sleptMillis());
    }
}

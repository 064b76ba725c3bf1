package kodama.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CatchUpTest {
    private static final double MILLI = 1e6;
    private static final FrameRate RATE = new FrameRate(60);

    private final VirtualClock clock = new VirtualClock();
    private final FramePacer pacer = new DeadlinePacer(clock, RATE);
    private final CatchUp catchUp = new CatchUp(clock, RATE);

    private void pass(double millis) {
        clock.sleepUntil(clock.nanoTime() + Math.round(millis * MILLI));
    }

    /** Runs a frame at 60 frames per second. Returns its number of ticks. */
    private int frame(double millisATick, double millisToDraw) {
        int ticks = catchUp.beginFrame(1);
        catchUp.beginTicks();
        pass(ticks * millisATick);
        catchUp.endTicks(ticks);
        pass(millisToDraw);
        pacer.awaitNextFrame();
        return ticks;
    }

    private List<Integer> frames(int count, double millisATick, double millisToDraw) {
        List<Integer> ticks = new ArrayList<>();
        for (int i = 0; i < count; i++) ticks.add(frame(millisATick, millisToDraw));
        return ticks;
    }

    @Test
    void framesInTimeCountAsOne() {
        assertEquals(1, Collections.max(frames(1000, 10, 6)));
    }

    @Test
    void framesThatJitterCountAsOne() {
        for (int i = 0; i < 1000; i++) assertEquals(1, frame(1, i % 2 == 0 ? 20 : 2));
    }

    @Test
    void aLateFrameMakesUpForTheMissingOnes() {
        frames(10, 1, 1);
        assertEquals(1, frame(1, 61));
        assertEquals(3, frame(1, 1));
        assertEquals(List.of(1, 1, 1), frames(3, 1, 1));
    }

    @Test
    void aStallWithinATickIsMadeUpFor() {
        frames(10, 1, 1);
        assertEquals(1, frame(60, 1));
        assertEquals(3, frame(1, 1));
    }

    @ParameterizedTest
    @CsvSource({"2,30", "1,16", "10,8", "2,100", "0.1,200"})
    void theGameKeepsUpWithRealTimeWhileTicksAreFastEnough(double millisATick, double millisToDraw) {
        int ticks = 0;
        while (clock.nanoTime() < 60_000 * MILLI) ticks += frame(millisATick, millisToDraw);
        assertEquals(60 * clock.nanoTime() / 1e9, ticks, 14);
    }

    /** If a tick takes longer than the time it represents, no number of ticks helps, and each makes it worse. */
    @ParameterizedTest
    @CsvSource({"17,0", "20,0", "20,30", "100,0", "240,0"})
    void ticksThatAreTooSlowAreNeverMoreThanOne(double millisATick, double millisToDraw) {
        frames(12, millisATick, millisToDraw);
        assertEquals(1, Collections.max(frames(500, millisATick, millisToDraw)));
    }

    /** However slow the machine is, catching up makes a frame at most one period longer. */
    @ParameterizedTest
    @CsvSource({"15,10", "15,100", "9,200", "3,240", "16,16"})
    void aFrameGetsOnePeriodLongerAtMost(double millisATick, double millisToDraw) {
        frames(12, millisATick, millisToDraw);
        for (int i = 0; i < 200; i++) {
            int more = frame(millisATick, millisToDraw) - 1;
            assertTrue(more * millisATick <= 1000.0 / 60, more + " more");
        }
    }

    @Test
    void ticksThatBecomeSlowMakeAFewLongFramesAndNoSpiral() {
        frames(100, 0.2, 1);
        int most = Collections.max(frames(100, 20, 0));
        assertTrue(most <= 3, most + " ticks in a frame");
        assertEquals(1, Collections.max(frames(50, 20, 0)));
        frames(3, 0.2, 1);
        assertEquals(1, frame(1, 61));
        assertEquals(3, frame(1, 1), "and when they are quick again it makes up as before");
    }

    @Test
    void timeThatTheMachineSleptIsDropped() {
        frames(10, 1, 1);
        pass(8 * 3_600_000.0);
        assertEquals(1, frame(1, 1));
        assertEquals(List.of(1, 1, 1), frames(3, 1, 1));
        pass(230);
        assertEquals(13, frame(0.1, 1), "less than a quarter of a second is not");
    }

    @Test
    void delaysBeforeARestartAreNotMadeUpFor() {
        frames(10, 1, 1);
        pass(100);
        pacer.restart();
        catchUp.restart();
        assertEquals(1, frame(1, 1));
        pass(100);
        catchUp.setRate(RATE);
        assertEquals(1, frame(1, 1));
    }
}

package kodama.dev.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.loop.Phase;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;

class StartTimesTest {
    private final ManualClock clock = new ManualClock();
    private final StartTimes times = new StartTimes(clock);

    private void after(int millis, Phase phase) {
        clock.advanceMillis(millis);
        times.accept(phase);
    }

    private void frameAfter(int millis) {
        clock.advanceMillis(millis);
        times.afterDraw(1);
    }

    @Test
    void beforeTheFirstFrameThereIsNothingToTell() {
        after(5, Phase.CREATE_LOOP);
        after(5, Phase.INIT_3);
        assertEquals("", times.text());
    }

    @Test
    void aStartIsMeasuredFromTheMakingOfTheLoopObject() {
        after(100, Phase.CREATE_LOOP);
        after(2, Phase.INIT_1);
        after(6, Phase.INIT_2);
        after(1, Phase.INIT_3);
        after(3, Phase.FRAME);
        frameAfter(3);
        frameAfter(16);
        assertEquals("loading 12 ms, first frame 3 ms", times.text());
    }

    @Test
    void aSimpleResetIsMeasuredFromItsEndPhase() {
        aStartIsMeasuredFromTheMakingOfTheLoopObject();
        after(1000, Phase.END_1);
        after(1, Phase.INIT_3);
        after(1, Phase.FRAME);
        frameAfter(4);
        assertEquals("loading 2 ms, first frame 4 ms", times.text());
    }

    @Test
    void aChangeOfTheFrameRateIsNoStart() {
        aStartIsMeasuredFromTheMakingOfTheLoopObject();
        after(1000, Phase.FRAME_RATE);
        after(1, Phase.FRAME);
        frameAfter(4);
        assertEquals("loading 12 ms, first frame 3 ms", times.text());
    }
}

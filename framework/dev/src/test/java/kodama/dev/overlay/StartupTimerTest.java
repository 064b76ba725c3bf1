package kodama.dev.overlay;

import static org.junit.jupiter.api.Assertions.assertEquals;

import kodama.loop.ProgramPhase;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;

class StartupTimerTest {
    private final ManualClock clock = new ManualClock();
    private final StartupTimer times = new StartupTimer(clock);

    private void after(int millis, ProgramPhase phase) {
        clock.advanceMillis(millis);
        times.accept(phase);
    }

    private void frameAfter(int millis) {
        clock.advanceMillis(millis);
        times.afterDraw(1);
    }

    @Test
    void beforeTheFirstFrameThereIsNoResult() {
        after(5, ProgramPhase.CREATE_LOOP);
        after(5, ProgramPhase.INIT_3);
        assertEquals("", times.text());
    }

    @Test
    void aStartIsMeasuredFromTheCreationOfTheLoopObject() {
        after(100, ProgramPhase.CREATE_LOOP);
        after(2, ProgramPhase.INIT_1);
        after(6, ProgramPhase.INIT_2);
        after(1, ProgramPhase.INIT_3);
        after(3, ProgramPhase.FRAME);
        frameAfter(3);
        frameAfter(16);
        assertEquals("loading 12 ms, first frame 3 ms", times.text());
    }

    @Test
    void aSimpleResetIsMeasuredFromItsEndPhase() {
        aStartIsMeasuredFromTheCreationOfTheLoopObject();
        after(1000, ProgramPhase.END_1);
        after(1, ProgramPhase.INIT_3);
        after(1, ProgramPhase.FRAME);
        frameAfter(4);
        assertEquals("loading 2 ms, first frame 4 ms", times.text());
    }

    @Test
    void aChangeOfTheFrameRateIsNotAStart() {
        aStartIsMeasuredFromTheCreationOfTheLoopObject();
        after(1000, ProgramPhase.FRAME_RATE);
        after(1, ProgramPhase.FRAME);
        frameAfter(4);
        assertEquals("loading 12 ms, first frame 3 ms", times.text());
    }
}

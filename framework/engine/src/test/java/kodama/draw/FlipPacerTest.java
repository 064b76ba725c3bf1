package kodama.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import kodama.time.FrameRate;
import kodama.time.ManualClock;
import org.junit.jupiter.api.Test;

class FlipPacerTest {
    private final ManualClock clock = new ManualClock();
    private final FlipPacer pacer = new FlipPacer(clock, new FrameRate(50));

    private long flipAfterMillis(double millis) {
        clock.advanceMillis(millis);
        pacer.awaitNextFrame();
        return clock.nanoTime() / 1_000_000;
    }

    @Test
    void theFirstFrameIsShownAtOnce() {
        assertEquals(3, flipAfterMillis(3));
    }

    @Test
    void punctualFramesAreShownAtOnce() {
        assertEquals(0, flipAfterMillis(0));
        assertEquals(20, flipAfterMillis(20));
        assertEquals(38, flipAfterMillis(18));
        assertEquals(60, flipAfterMillis(22));
        assertEquals(List.of(), clock.deadlines());
    }

    @Test
    void aFrameThatComesFarTooEarlyWaits() {
        assertEquals(0, flipAfterMillis(0));
        assertEquals(15, flipAfterMillis(2));
        assertEquals(30, flipAfterMillis(1));
    }

    @Test
    void theReferenceIsThePreviousFlipEvenIfItWasLate() {
        assertEquals(0, flipAfterMillis(0));
        assertEquals(35, flipAfterMillis(35));
        assertEquals(50, flipAfterMillis(5));
    }

    @Test
    void aSlowerRateIncreasesTheDistanceBetweenFrames() {
        assertEquals(0, flipAfterMillis(0));
        pacer.setRate(new FrameRate(25));
        assertEquals(30, flipAfterMillis(1));
    }

    @Test
    void afterARestartTheNextFrameIsInTime() {
        pacer.awaitNextFrame();
        clock.advanceMillis(500);
        pacer.restart();
        pacer.awaitNextFrame();
        assertEquals(List.of(), clock.deadlines());
    }
}

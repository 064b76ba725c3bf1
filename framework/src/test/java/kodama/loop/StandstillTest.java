package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.IntStream;
import kodama.time.FrameRate;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;

class StandstillTest {
    private final VirtualClock clock = new VirtualClock();
    private final Standstill standstill = new Standstill(clock, new FrameRate(60));

    private long pictures(int frames, boolean held, boolean touched) {
        return IntStream.range(0, frames)
                .filter(i -> {
                    standstill.note(held);
                    return standstill.draws(touched);
                })
                .count();
    }

    @Test
    void aGameThatRunsIsDrawnInEveryFrame() {
        assertEquals(40, pictures(40, false, false));
        assertFalse(standstill.isOn());
    }

    @Test
    void aGameThatIsHeldIsDrawnAtOnceThenTwiceASecond() {
        assertEquals(2, pictures(2, true, false));
        assertTrue(standstill.isOn());
        assertEquals(2, pictures(60, true, false));
        assertEquals(7, pictures(7, true, true));
        assertEquals(1, pictures(1, false, false));
    }

    @Test
    void whatAChangeHasAskedForIsDrawnInTheFrameAfterIt() {
        pictures(10, true, false);
        assertEquals(1, pictures(1, true, true));
        assertEquals(1, pictures(1, true, false));
        assertEquals(0, pictures(28, true, false));
    }

    @Test
    void aNewWorldIsDrawnAtOnceThoughItIsHeldAsTheOldOneWas() {
        pictures(10, true, false);
        standstill.wake();
        assertEquals(1, pictures(1, true, false));
    }

    @Test
    void itWaitsAFrame() {
        pictures(1, true, false);
        standstill.setRate(new FrameRate(50));
        standstill.await();
        assertEquals(20_000_000, clock.nanoTime());
    }
}

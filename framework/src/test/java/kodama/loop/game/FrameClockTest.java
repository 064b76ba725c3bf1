package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import kodama.script.config.GameConfig;
import kodama.time.FrameRate;
import kodama.time.LateFrames;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;

class FrameClockTest {
    private static final GameConfig CONFIG = GameConfig.read("return {}".getBytes(StandardCharsets.UTF_8));

    private final VirtualClock time = new VirtualClock();
    private final FrameClock clock = new FrameClock(time, CONFIG);

    private List<Integer> frames(int count) {
        return IntStream.range(0, count).mapToObj(i -> clock.beginFrame()).toList();
    }

    @Test
    void atFirstEachFrameHasATick() {
        assertEquals(List.of(1, 1, 1), frames(3));
    }

    @Test
    void slowMotionBeginsWithATick() {
        clock.setSpeed(0.25);
        assertEquals(List.of(1, 0, 0, 0, 1, 0), frames(6));
        clock.restart();
        assertEquals(List.of(1, 0), frames(2));
    }

    @Test
    void oneAndAHalfIsInTurnOneAndTwo() {
        clock.setSpeed(1.5);
        assertEquals(List.of(1, 2, 1, 2), frames(4));
    }

    @Test
    void aHeldGameLooksAtItsKeysInEveryFrame() {
        clock.setSpeed(0.25);
        clock.setHeld(true);
        assertEquals(List.of(1, 1, 1), frames(3));
        clock.setHeld(false);
        assertEquals(List.of(1, 0, 0, 0, 1), frames(5));
    }

    @Test
    void speedsOutOfBoundsAreRefused() {
        assertEquals(
                "speed must be at least 0.0625 but was 0",
                assertThrows(IllegalArgumentException.class, () -> clock.setSpeed(0))
                        .getMessage());
        assertEquals(
                "speed must be at most 16 but was 17.0",
                assertThrows(IllegalArgumentException.class, () -> clock.setSpeed(17))
                        .getMessage());
    }

    private long pictures(int frames, boolean held, boolean touched) {
        return IntStream.range(0, frames)
                .filter(i -> {
                    clock.setHeld(held);
                    return clock.draws(touched);
                })
                .count();
    }

    @Test
    void aGameThatRunsIsDrawnInEveryFrame() {
        assertEquals(40, pictures(40, false, false));
        assertFalse(clock.isHeld());
    }

    @Test
    void aGameThatIsHeldIsDrawnAtOnceThenTwiceASecond() {
        assertEquals(2, pictures(2, true, false));
        assertTrue(clock.isHeld());
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
        clock.restart();
        assertEquals(1, pictures(1, true, false));
    }

    @Test
    void aHeldGameWaitsAFrame() {
        pictures(1, true, false);
        clock.setRate(new FrameRate(50));
        clock.awaitNextFrame();
        assertEquals(20_000_000, time.nanoTime());
    }

    @Test
    void aTickCountsAsTheFramesThatWentByUpToAQuarterOfASecond() {
        assertEquals(1, clock.framesPerTick(LateFrames.STRETCH));
        late(3);
        assertEquals(3, clock.framesPerTick(LateFrames.STRETCH));
        assertEquals(1, clock.framesPerTick(LateFrames.SLOW));
        late(16);
        assertEquals(1, clock.framesPerTick(LateFrames.STRETCH));
    }

    private void late(int periods) {
        time.sleepUntil(time.nanoTime() + new FrameRate(60).nanos(periods));
        clock.awaitNextFrame();
    }
}

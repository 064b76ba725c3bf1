package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import kodama.script.config.GameConfig;
import kodama.time.FrameRate;
import kodama.time.VirtualClock;
import org.junit.jupiter.api.Test;

class FrameClockTest {
    private final VirtualClock time = new VirtualClock();
    private final FrameClock clock = clock("");

    private FrameClock clock(String options) {
        return clock(options, false);
    }

    private FrameClock clock(String options, boolean isFixed) {
        byte[] game = ("return { " + options + " }").getBytes(StandardCharsets.UTF_8);
        return new FrameClock(time, GameConfig.read(game).timing(), isFixed, false);
    }

    private List<Integer> frames(int count) {
        return IntStream.range(0, count).mapToObj(i -> clock.beginFrame()).toList();
    }

    private void rate(int fps) {
        clock.setRate(new FrameRate(fps));
    }

    @Test
    void aFrameHasTheTicksOfItsDuration() {
        assertEquals(List.of(1, 1, 1), frames(3));
        assertEquals(1, clock.baseFrames());
        rate(30);
        assertEquals(List.of(2, 2, 2), frames(3));
        assertEquals(2, clock.baseFrames());
        rate(120);
        assertEquals(List.of(0, 1, 0, 1), frames(4));
        assertEquals(0.5, clock.baseFrames());
        clock.setSpeed(4);
        assertEquals(List.of(2, 2), frames(2));
        assertEquals(2, clock.baseFrames());
    }

    @Test
    void aFixedFrameIsOneTickAtAnyRateAndClock() {
        FrameClock fixed = clock("late = 'stretch'", true);
        for (int fps : new int[] {30, 120, 60}) {
            fixed.setRate(new FrameRate(fps));
            fixed.setSpeed(8);
            late(fixed, 7);
            assertEquals(1, fixed.beginFrame());
            assertEquals(1, fixed.baseFrames());
        }
    }

    @Test
    void aHeldGameHasOneTickPerFrame() {
        clock.setSpeed(0.25);
        clock.setHeld(true);
        assertEquals(List.of(1, 1, 1), frames(3));
        assertEquals(0, clock.baseFrames(), "no time passes");
        clock.setHeld(false);
        assertEquals(1, clock.baseFrames(), "a single step is a whole tick");
        assertEquals(List.of(1, 0, 0, 0, 1), frames(5));
        assertEquals(0.25, clock.baseFrames());
    }

    @Test
    void theSpeedOutlivesARestart() {
        clock.setSpeed(0.5);
        clock.setTiming(GameConfig.read("return { fps = 30 }".getBytes(StandardCharsets.UTF_8))
                .timing());
        rate(30);
        clock.restart();
        assertEquals(List.of(1, 0, 1, 0), frames(4));
        assertEquals(0.5, clock.speed());
    }

    private long pictures(int frames, boolean held, boolean touched) {
        return IntStream.range(0, frames)
                .filter(i -> {
                    clock.setHeld(held);
                    return clock.shouldDraw(touched);
                })
                .count();
    }

    @Test
    void aRunningGameIsDrawnInEveryFrame() {
        assertEquals(40, pictures(40, false, false));
        assertFalse(clock.isHeld());
    }

    @Test
    void aHeldGameIsDrawnAtOnceThenTwiceASecond() {
        assertEquals(2, pictures(2, true, false));
        assertTrue(clock.isHeld());
        assertEquals(2, pictures(60, true, false));
        assertEquals(7, pictures(7, true, true));
        assertEquals(1, pictures(1, false, false));
    }

    @Test
    void aChangeIsAlsoDrawnInTheNextFrame() {
        pictures(10, true, false);
        assertEquals(1, pictures(1, true, true));
        assertEquals(1, pictures(1, true, false));
        assertEquals(0, pictures(28, true, false));
    }

    @Test
    void aNewWorldIsDrawnAtOnceEvenIfItIsHeld() {
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
    void lateFramesHaveMoreTicksIfGameLuaSaysSo() {
        FrameClock stretching = clock("late = 'stretch'");
        FrameClock slowing = clock("late = 'slow'");
        late(stretching, 3);
        assertEquals(3, stretching.beginFrame());
        assertEquals(3, stretching.baseFrames());
        assertEquals(1, slowing.beginFrame());
        late(stretching, 17);
        assertEquals(1, stretching.beginFrame(), "a quarter of a second is not late");
    }

    @Test
    void timeWhileHeldIsNotCaughtUp() {
        FrameClock stretching = clock("late = 'stretch'");
        stretching.setHeld(true);
        late(stretching, 8);
        assertEquals(1, stretching.beginFrame());
        stretching.setHeld(false);
        pass(5_000_000);
        stretching.awaitNextFrame();
        assertEquals(1, stretching.beginFrame());
    }

    @Test
    void slowTicksAreNotCaughtUp() {
        FrameClock stretching = clock("late = 'stretch'");
        for (int i = 0; i < 40; i++) {
            int ticks = stretching.beginFrame();
            assertTrue(i < 12 || ticks == 1);
            stretching.beginTicks();
            pass(ticks * 20_000_000L);
            stretching.endTicks(ticks);
            stretching.awaitNextFrame();
        }
    }

    /** Runs a frame that takes this many periods. */
    private void late(FrameClock clock, int periods) {
        clock.beginFrame();
        pass(new FrameRate(60).nanos(periods));
        clock.awaitNextFrame();
    }

    private void pass(long nanos) {
        time.sleepUntil(time.nanoTime() + nanos);
    }
}

package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import kodama.time.NanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LateFramesTest {
    @TempDir
    Path folder;

    private static final long THREE_FRAMES = 50_000_000;
    private static final long EIGHT_HOURS = 8 * 3_600_000_000_000L;

    /** A clock whose sleeps last too long. */
    private static final class LateClock implements NanoClock {
        private final long late;
        private long now;

        LateClock(long late) {
            this.late = late;
        }

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {
            now = Math.max(now, deadlineNanos) + late;
        }

        @Override
        public void sleepMillis(long millis) {
            now += 1_000_000 * millis + late;
        }
    }

    private List<String> ticksOfFourLateFrames(String options) {
        return ticksOfFourLateFrames(THREE_FRAMES, options);
    }

    private List<String> ticksOfFourLateFrames(long late, String options) {
        TestGame game = new TestGame(folder)
                .file("game.lua", "return { width = 32, height = 16, scene = 'main', " + options + " }")
                .clocks(() -> new LateClock(late))
                .scene("local frames = 0"
                        + " self.draw = function() frames = frames + time.frames end"
                        + " while true do print(time.tick, frames) wait(1) end")
                .ticks(4);
        assertEquals(List.of(), game.errors());
        return game.log();
    }

    @Test
    void theGameSlowsDownByDefault() {
        assertEquals(List.of("1\t0", "2\t1", "3\t2", "4\t3"), ticksOfFourLateFrames("late = 'slow'"));
    }

    /** Each wait is 50 ms too long, so that of four frames the second and the fourth make up for three. */
    @Test
    void lateFramesHaveMoreTicksIfGameLuaSaysSo() {
        List<String> ticks = ticksOfFourLateFrames("late = 'stretch'");
        assertEquals(List.of("1\t0", "2\t1", "3\t1", "4\t1", "5\t1", "6\t5"), ticks.subList(0, 6));
    }

    @Test
    void eightHoursOfSleepAreNotCaughtUp() {
        assertEquals(List.of("1\t0", "2\t1", "3\t2", "4\t3"), ticksOfFourLateFrames(EIGHT_HOURS, "late = 'stretch'"));
    }

    @Test
    void correctedSleepPacesAGame() {
        assertEquals(4, ticksOfFourLateFrames("pacing = 'corrected'").size());
    }
}

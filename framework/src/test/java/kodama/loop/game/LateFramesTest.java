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

    private List<String> framesOfALateTick(String options) {
        return framesOfALateTick(THREE_FRAMES, options);
    }

    private List<String> framesOfALateTick(long late, String options) {
        TestGame game = new TestGame(folder)
                .file("game.lua", "return { width = 32, height = 16, scene = 'main', " + options + " }")
                .clocks(() -> new LateClock(late))
                .scene("wait(2) print(time.frames) wait(99)")
                .ticks(4);
        assertEquals(List.of(), game.errors());
        return game.log();
    }

    @Test
    void theGameSlowsDown() {
        assertEquals(List.of("1"), framesOfALateTick("late = 'slow'"));
    }

    @Test
    void theTickStretchesIfTheGameSaysSo() {
        assertEquals(List.of("3"), framesOfALateTick("late = 'stretch'"));
    }

    @Test
    void noTickStretchesOverANightAsleep() {
        assertEquals(List.of("1"), framesOfALateTick(EIGHT_HOURS, "late = 'stretch'"));
    }

    @Test
    void correctedSleepsPaceAGameToo() {
        assertEquals(List.of("1"), framesOfALateTick("pacing = 'corrected'"));
    }
}

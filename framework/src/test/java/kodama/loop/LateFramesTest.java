package kodama.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import kodama.time.NanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LateFramesTest {
    @TempDir
    Path folder;

    /** A clock whose sleeps last three frames too long. */
    private static final class LateClock implements NanoClock {
        private static final long THREE_FRAMES = 50_000_000;

        private long now;

        @Override
        public long nanoTime() {
            return now;
        }

        @Override
        public void sleepUntil(long deadlineNanos) {
            now = Math.max(now, deadlineNanos) + THREE_FRAMES;
        }

        @Override
        public void sleepMillis(long millis) {
            now += 1_000_000 * millis + THREE_FRAMES;
        }
    }

    private List<String> framesOfALateTick(String options) {
        TestGame game = new TestGame(folder)
                .file("game.lua", "return { width = 32, height = 16, scene = 'main', " + options + " }")
                .clocks(LateClock::new)
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
    void correctedSleepsPaceAGameToo() {
        assertEquals(List.of("1"), framesOfALateTick("pacing = 'corrected'"));
    }
}

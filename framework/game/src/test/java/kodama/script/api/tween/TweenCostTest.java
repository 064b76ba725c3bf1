package kodama.script.api.tween;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.List;
import kodama.loop.TestGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Running tweens and springs allocate nothing; StrictMath.pow, used by some easings, does until it is compiled. */
class TweenCostTest {
    private static final int TICKS = 300;
    private static final int TASKS = 200;

    private static final String TWEEN =
            "{ v = 2, tint = 0xff0000 }, 7, { ease = 'back_out', mix = 'hsl', times = math.huge, reverse = true })";

    @TempDir
    Path temp;

    @Test
    void aTweenAllocatesNothingPerTick() {
        assertNothing("tween(self, " + TWEEN);
        assertNothing("self:tween(" + TWEEN);
    }

    @Test
    void aSpringAllocatesNothingPerTick() {
        assertNothing("self:spring({ v = 2 }, { period = 10000, damping = 0.02 })");
    }

    private void assertNothing(String change) {
        long bytes = bytesATick(change) - bytesATick("");
        assertTrue(bytes < TASKS, change + ": " + bytes + " bytes for " + TASKS + " tasks");
    }

    private long bytesATick(String change) {
        TestGame game = new TestGame(temp);
        game.file(
                        "scenes/main.lua",
                        "return function() for i = 1, " + TASKS + " do spawn(function(self) " + change
                                + " wait_forever() end, { v = 1 }) end wait_forever() end")
                .ticks(TICKS);
        long start = allocated();
        game.ticks(TICKS);
        long bytes = (allocated() - start) / TICKS;
        assertEquals(List.of(), game.errors());
        game.close();
        return bytes;
    }

    private static long allocated() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean())
                .getThreadAllocatedBytes(Thread.currentThread().getId());
    }
}

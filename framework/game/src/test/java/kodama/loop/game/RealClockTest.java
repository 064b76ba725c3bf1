package kodama.loop.game;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import kodama.loop.TestGame;
import kodama.time.SystemNanoClock;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * A game on the machine's own clock; no other test uses it. Frames never come early, but late on a busy machine: the
 * bounds are wide, and the fastest of up to ten seconds counts.
 */
@Timeout(60)
class RealClockTest {
    private static final int ROUNDS = 10;
    private static final double SHORTEST = 0.93;
    private static final double LONGEST = 1.15;
    private static final double MAX_DEVIATION = 8;

    @TempDir
    private Path folder;

    @Test
    void sixtyFramesTakeAboutASecond() {
        TestGame game = new TestGame(folder)
                .clocks(SystemNanoClock::new)
                .scene("while true do wait(60) print(time.fps) end")
                .ticks(1);
        double quickest = Double.MAX_VALUE;
        double shown = 0;
        for (int round = 0; round < ROUNDS && (quickest > LONGEST || Math.abs(shown - 60) > MAX_DEVIATION); round++) {
            double seconds = second(game);
            assertTrue(seconds > SHORTEST, "60 frames took " + seconds + " s");
            quickest = Math.min(quickest, seconds);
            shown = shown(game);
        }
        assertTrue(quickest <= LONGEST, "60 frames took " + quickest + " s at least");
        assertEquals(60, shown, MAX_DEVIATION, () -> game.log().toString());
    }

    private static double second(TestGame game) {
        long begun = System.nanoTime();
        game.ticks(60);
        return (System.nanoTime() - begun) / 1e9;
    }

    private static double shown(TestGame game) {
        return game.log().stream()
                .mapToDouble(line -> Double.parseDouble(line.replace("FPS: ", "")))
                .max()
                .orElseThrow();
    }
}

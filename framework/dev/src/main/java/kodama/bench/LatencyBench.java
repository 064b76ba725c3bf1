package kodama.bench;

import java.awt.AWTException;
import kodama.desktop.DisplayAvailability;
import kodama.profile.Samples;

/**
 * Measures the time from a key press to its effect on the screen, from outside the program: a game plays in a window of
 * its own, and this process presses the key and watches a pixel of the screen; run by {@code kodama bench latency}.
 *
 * <p>The key is F9, which shows the frame rate over any game, in the frame that reads the key.
 */
public final class LatencyBench implements Benchmark {
    private final JavaProcess game;
    private final int presses;

    /** The game plays in a window until its process is ended. */
    public LatencyBench(JavaProcess game, int presses) {
        this.game = game;
        this.presses = presses;
    }

    @Override
    public void run(BenchResults results) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle == null) play(results);
        else results.note(obstacle + " Latency can only be measured on a display.");
    }

    private void play(BenchResults results) {
        Process playing = game.start();
        try {
            watch(new BenchRobot(), results);
        } catch (AWTException e) {
            results.note("This system does not let programs press keys: " + e.getMessage() + ".");
        } finally {
            playing.destroy();
        }
    }

    private void watch(BenchRobot player, BenchResults results) {
        if (player.findPixel()) measure(player, results);
        else
            results.note(
                    "No pixel on the screen changes with F9. Is the game's window in front, and does this system let"
                            + " programs press keys and capture the screen?");
    }

    private void measure(BenchRobot player, BenchResults results) {
        Samples times = new Samples(presses);
        int lost = 0;
        for (int i = 0; i < presses; i++) if (!player.press(i, times)) lost++;
        results.add("key press to picture, median of " + presses, times.median(), "ms", "<= 12");
        results.add("key press to picture, p95", times.p95(), "ms");
        results.add("key press to picture, max", times.max(), "ms");
        results.add("key presses not detected", lost, "", "0");
        results.add("of that, a screen capture takes", player.captureMillis(), "ms");
    }
}

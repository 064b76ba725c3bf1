package kodama.bench;

import java.awt.AWTException;
import kodama.desktop.DisplayAvailability;
import kodama.profile.Samples;

/**
 * Measures how long a key takes until it is seen, from outside the program: a game plays in a window of its own, this
 * process presses the key and looks at a pixel of the screen; {@code kodama bench latency} runs it.
 *
 * <p>The key is F9, which writes frames a second into the picture of any game, in the frame that takes in the key.
 */
public final class LatencyBench implements Bench {
    private final JavaProcess game;
    private final int presses;

    /** The game plays in a window until it is ended. */
    public LatencyBench(JavaProcess game, int presses) {
        this.game = game;
        this.presses = presses;
    }

    @Override
    public void run(BenchResults figures) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle == null) play(figures);
        else figures.note(obstacle + " How late a key is seen can be measured only where there is one.");
    }

    private void play(BenchResults figures) {
        Process playing = game.start();
        try {
            watch(new BenchRobot(), figures);
        } catch (AWTException e) {
            figures.note("This system does not let programs press keys: " + e.getMessage() + ".");
        } finally {
            playing.destroy();
        }
    }

    private void watch(BenchRobot player, BenchResults figures) {
        if (player.findPixel()) measure(player, figures);
        else
            figures.note("No pixel on the screen answers to F9. Is the game's window in front, and does this system let"
                    + " programs press keys and look at the screen?");
    }

    private void measure(BenchRobot player, BenchResults figures) {
        Samples times = new Samples(presses);
        int lost = 0;
        for (int i = 0; i < presses; i++) if (!player.press(i, times)) lost++;
        figures.add("a key is seen after, median of " + presses, times.median(), "ms", "<= 12");
        figures.add("a key is seen after, p95", times.p95(), "ms");
        figures.add("a key is seen after, max", times.max(), "ms");
        figures.add("keys that were not seen", lost, "", "0");
        figures.add("of that, a look at the screen takes up to", player.captureMillis(), "ms");
    }
}

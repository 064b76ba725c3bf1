package kodama.bench.latency;

import java.awt.AWTException;
import java.util.concurrent.TimeUnit;
import kodama.bench.Bench;
import kodama.bench.Figures;
import kodama.bench.OtherJava;
import kodama.desktop.Desktop;
import kodama.profile.Samples;

/**
 * Measures a cold start from outside the program: from the call of Java until the first picture is on the screen. One
 * start more, before those that count, finds a pixel that the picture colors.
 */
public final class FirstPictureBench implements Bench {
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final String what;
    private final OtherJava game;
    private final int starts;

    /** The game plays in a window until it is ended; {@code what} names the way in which it starts. */
    public FirstPictureBench(String what, OtherJava game, int starts) {
        this.what = what;
        this.game = game;
        this.starts = starts;
    }

    @Override
    public void run(Figures figures) {
        String obstacle = Desktop.whyNot();
        if (obstacle != null) figures.note(obstacle + " A first picture can be timed only where there is one.");
        else
            try {
                measure(new PictureWatch(), figures);
            } catch (AWTException e) {
                figures.note("This system does not let programs look at the screen: " + e.getMessage() + ".");
            }
    }

    private void measure(PictureWatch watch, Figures figures) {
        Samples times = new Samples(starts);
        int lost = 0;
        if (!start((start, end) -> watch.findPixel(end)))
            figures.note("The picture of '" + game + "' was not found on the screen.");
        else {
            for (int i = 0; i < starts; i++)
                if (!start((start, end) -> watch.awaitPixel(end) && times.lap(start) > start)) lost++;
            figures.add(what + ", first picture in a window, median of " + starts, times.median(), "ms", "<= 350");
            figures.add(what + ", first picture in a window, max", times.max(), "ms");
            if (lost > 0) figures.note(lost + " first pictures were not seen.");
        }
    }

    /** Looks whether a game that was started at this time is seen, until another time of the clock. */
    @FunctionalInterface
    private interface Look {
        boolean isSeen(long start, long end);
    }

    private boolean start(Look look) {
        long start = System.nanoTime();
        Process playing = game.start();
        try {
            return look.isSeen(start, start + MOST_NANOS);
        } finally {
            playing.destroy();
            playing.onExit().join();
        }
    }
}

package kodama.bench;

import java.awt.AWTException;
import java.awt.Color;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import kodama.desktop.DisplayAvailability;
import kodama.profile.Samples;
import org.jspecify.annotations.Nullable;

/**
 * Measures cold starts from outside the program: from starting Java until the first picture is on the screen. An
 * additional first start finds a pixel that the picture changes.
 */
public final class FirstPictureBench implements Benchmark {
    private static final long MAX_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final String what;
    private final JavaProcess game;
    private final int starts;

    /** The game plays in a window until its process is ended; {@code what} names the way to start it. */
    public FirstPictureBench(String what, JavaProcess game, int starts) {
        this.what = what;
        this.game = game;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults results) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle != null) results.note(obstacle + " The first picture can only be measured on a display.");
        else
            try {
                measure(new PictureWatch(), results);
            } catch (AWTException e) {
                results.note("This system does not let programs capture the screen: " + e.getMessage() + ".");
            }
    }

    private void measure(PictureWatch watch, BenchResults results) {
        Samples times = new Samples(starts);
        int lost = 0;
        if (!start((start, end) -> watch.findPixel(end)))
            results.note("The picture of '" + game + "' was not found on the screen.");
        else {
            for (int i = 0; i < starts; i++)
                if (!start((start, end) -> watch.awaitPixel(end) && times.lap(start) > start)) lost++;
            results.add(what + ", first picture in a window, median of " + starts, times.median(), "ms", "<= 350");
            results.add(what + ", first picture in a window, max", times.max(), "ms");
            if (lost > 0) results.note(lost + " first pictures were not detected.");
        }
    }

    /** Waits until a game that was started at one time of the clock is visible, at most until another time. */
    @FunctionalInterface
    private interface Detector {
        boolean detects(long start, long end);
    }

    private boolean start(Detector look) {
        long start = System.nanoTime();
        Process playing = game.start();
        try {
            return look.detects(start, start + MAX_NANOS);
        } finally {
            playing.destroy();
            playing.onExit().join();
        }
    }

    /** Watches the screen for the first picture of a game; a black window is not one. */
    private static final class PictureWatch {
        private static final int STEP = 8;
        private static final int BLACK = Color.BLACK.getRGB();

        private final Robot robot = new Robot();
        private final Rectangle screen =
                new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
        private final BufferedImage before = robot.createScreenCapture(screen);
        private @Nullable Point pixel;

        PictureWatch() throws AWTException {}

        /** Looks for a pixel that the game colors; returns whether it was found before a time of the clock. */
        boolean findPixel(long end) {
            while (pixel == null && System.nanoTime() < end) pixel = colored();
            return pixel != null;
        }

        private @Nullable Point colored() {
            BufferedImage now = robot.createScreenCapture(screen);
            for (int y = 0; y < now.getHeight(); y += STEP)
                for (int x = 0; x < now.getWidth(); x += STEP)
                    if (isNew(now.getRGB(x, y), before.getRGB(x, y))) return new Point(x, y);
            return null;
        }

        private static boolean isNew(int color, int old) {
            return color != old && color != BLACK;
        }

        /** Waits until the pixel has the game's color; returns whether it has before a time of the clock. */
        boolean awaitPixel(long end) {
            Point at = Objects.requireNonNull(pixel, "no pixel found");
            int old = before.getRGB(at.x, at.y);
            while (!isNew(robot.getPixelColor(at.x, at.y).getRGB(), old)) if (System.nanoTime() > end) return false;
            return true;
        }
    }
}

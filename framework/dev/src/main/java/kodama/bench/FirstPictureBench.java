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
 * Measures a cold start from outside the program: from the call of Java until the first picture is on the screen. One
 * start more, before those that count, finds a pixel that the picture colors.
 */
public final class FirstPictureBench implements Bench {
    private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final String what;
    private final JavaProcess game;
    private final int starts;

    /** The game plays in a window until it is ended; {@code what} names the way in which it starts. */
    public FirstPictureBench(String what, JavaProcess game, int starts) {
        this.what = what;
        this.game = game;
        this.starts = starts;
    }

    @Override
    public void run(BenchResults figures) {
        String obstacle = DisplayAvailability.unavailableReason();
        if (obstacle != null) figures.note(obstacle + " A first picture can be timed only where there is one.");
        else
            try {
                measure(new PictureWatch(), figures);
            } catch (AWTException e) {
                figures.note("This system does not let programs look at the screen: " + e.getMessage() + ".");
            }
    }

    private void measure(PictureWatch watch, BenchResults figures) {
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

    /** Looks at the screen for the first picture of a game; a window that is still black has none. */
    private static final class PictureWatch {
        private static final int STEP = 8;
        private static final int BLACK = Color.BLACK.getRGB();

        private final Robot robot = new Robot();
        private final Rectangle screen =
                new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
        private final BufferedImage before = robot.createScreenCapture(screen);
        private @Nullable Point pixel;

        PictureWatch() throws AWTException {}

        /** Looks for a pixel that the game colors. Answers whether there is one by a time of the clock. */
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

        /** Waits until the pixel has the game's color. Answers whether it has by a time of the clock. */
        boolean awaitPixel(long end) {
            Point at = Objects.requireNonNull(pixel, "no pixel was found");
            int old = before.getRGB(at.x, at.y);
            while (!isNew(robot.getPixelColor(at.x, at.y).getRGB(), old)) if (System.nanoTime() > end) return false;
            return true;
        }
    }
}

package kodama.bench;

import java.awt.AWTException;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import kodama.profile.Samples;
import org.jspecify.annotations.Nullable;

/** Presses F9 and looks where white letters come and go, as a player's finger and eye do. */
final class BenchRobot {
    private static final int KEY = KeyEvent.VK_F9;
    private static final int WHITE = 0xFFFFFFFF;
    private static final int HELD_MILLIS = 40;
    private static final int REST_MILLIS = 90;
    private static final int SETTLED_MILLIS = 400;
    private static final int LOOKS = 200;
    private static final long MOST_NANOS_TO_START = TimeUnit.SECONDS.toNanos(20);
    private static final long MOST_NANOS_TO_ANSWER = TimeUnit.SECONDS.toNanos(1);

    private final Robot robot = new Robot();
    private final Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
    private @Nullable Point letter;

    BenchRobot() throws AWTException {}

    /** Looks for a pixel that the key changes, until the game is there; answers whether there is one. */
    boolean findPixel() {
        long end = System.nanoTime() + MOST_NANOS_TO_START;
        while (letter == null && System.nanoTime() < end) letter = changedPixel();
        return letter != null;
    }

    /** Switches to and fro. What is there again afterwards and was white in between, or the reverse, is of a letter. */
    private @Nullable Point changedPixel() {
        BufferedImage before = robot.createScreenCapture(screen);
        tap();
        BufferedImage switched = robot.createScreenCapture(screen);
        tap();
        BufferedImage after = robot.createScreenCapture(screen);
        for (int x = 0; x < before.getWidth(); x++) {
            for (int y = 0; y < before.getHeight(); y++) {
                int color = before.getRGB(x, y);
                boolean comesOrGoes = color == WHITE != (switched.getRGB(x, y) == WHITE);
                if (comesOrGoes && color == after.getRGB(x, y)) return new Point(x, y);
            }
        }
        return null;
    }

    private void tap() {
        robot.keyPress(KEY);
        robot.delay(HELD_MILLIS);
        robot.keyRelease(KEY);
        robot.delay(SETTLED_MILLIS);
    }

    /** Presses the key at another part of a frame each time, and takes the time until the pixel is another. */
    boolean press(int number, Samples times) {
        robot.delay(REST_MILLIS + number * 7 % 17);
        int before = look();
        long start = System.nanoTime();
        robot.keyPress(KEY);
        boolean isSeen = awaitOther(before, start + MOST_NANOS_TO_ANSWER);
        if (isSeen) times.lap(start);
        robot.delay(HELD_MILLIS);
        robot.keyRelease(KEY);
        return isSeen;
    }

    private boolean awaitOther(int color, long end) {
        while (look() == color) if (System.nanoTime() > end) return false;
        return true;
    }

    private int look() {
        Point at = Objects.requireNonNull(letter, "no pixel was found");
        return robot.getPixelColor(at.x, at.y).getRGB();
    }

    /** How long a look takes; the median. */
    double captureMillis() {
        Samples looks = new Samples(LOOKS);
        long last = System.nanoTime();
        for (int i = 0; i < LOOKS; i++) {
            look();
            last = looks.lap(last);
        }
        return looks.median();
    }
}

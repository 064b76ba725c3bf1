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

/** Presses F9 and watches the screen for its effect: white letters that appear and disappear. */
final class BenchRobot {
    private static final int KEY = KeyEvent.VK_F9;
    private static final int WHITE = 0xFFFFFFFF;
    private static final int HELD_MILLIS = 40;
    private static final int REST_MILLIS = 90;
    private static final int SETTLED_MILLIS = 400;
    private static final int CAPTURES = 200;
    private static final long MAX_START_NANOS = TimeUnit.SECONDS.toNanos(20);
    private static final long MAX_ANSWER_NANOS = TimeUnit.SECONDS.toNanos(1);

    private final Robot robot = new Robot();
    private final Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
    private @Nullable Point letter;

    BenchRobot() throws AWTException {}

    /** Waits for the game and looks for a pixel that the key changes; returns whether there is one. */
    boolean findPixel() {
        long end = System.nanoTime() + MAX_START_NANOS;
        while (letter == null && System.nanoTime() < end) letter = changedPixel();
        return letter != null;
    }

    /**
     * Toggles twice. A pixel that is white only while the letters are off or on, and is then as before, is part of a
     * letter.
     */
    private @Nullable Point changedPixel() {
        BufferedImage before = robot.createScreenCapture(screen);
        tap();
        BufferedImage switched = robot.createScreenCapture(screen);
        tap();
        BufferedImage after = robot.createScreenCapture(screen);
        for (int x = 0; x < before.getWidth(); x++) {
            for (int y = 0; y < before.getHeight(); y++) {
                int color = before.getRGB(x, y);
                boolean isToggled = color == WHITE != (switched.getRGB(x, y) == WHITE);
                if (isToggled && color == after.getRGB(x, y)) return new Point(x, y);
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

    /** Presses the key at varying times within a frame, and measures the time until the pixel changes. */
    boolean press(int number, Samples times) {
        robot.delay(REST_MILLIS + number * 7 % 17);
        int before = color();
        long start = System.nanoTime();
        robot.keyPress(KEY);
        boolean hasChanged = awaitChange(before, start + MAX_ANSWER_NANOS);
        if (hasChanged) times.lap(start);
        robot.delay(HELD_MILLIS);
        robot.keyRelease(KEY);
        return hasChanged;
    }

    private boolean awaitChange(int color, long end) {
        while (color() == color) if (System.nanoTime() > end) return false;
        return true;
    }

    private int color() {
        Point at = Objects.requireNonNull(letter, "no pixel found");
        return robot.getPixelColor(at.x, at.y).getRGB();
    }

    /** Returns the median time of a screen capture. */
    double captureMillis() {
        Samples captures = new Samples(CAPTURES);
        long last = System.nanoTime();
        for (int i = 0; i < CAPTURES; i++) {
            color();
            last = captures.lap(last);
        }
        return captures.median();
    }
}

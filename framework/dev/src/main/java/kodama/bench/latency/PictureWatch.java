package kodama.bench.latency;

import java.awt.AWTException;
import java.awt.Color;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Toolkit;
import java.awt.image.BufferedImage;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Looks at the screen for the first picture of a game; a window that is still black has none. */
final class PictureWatch {
    private static final int STEP = 8;
    private static final int BLACK = Color.BLACK.getRGB();

    private final Robot robot = new Robot();
    private final Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
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

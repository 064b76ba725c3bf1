package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Canvas;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Both ways to fill a screen, of which each system uses one. */
@Tag("display")
@Timeout(30)
class FullscreenTest {
    private static final Dimension PICTURE = new Dimension(300, 200);

    /** A fifth of a second. */
    private static final int STEADY_LOOKS = 20;

    private Frame frame;
    private Canvas canvas;
    private WindowPlacement place;

    @BeforeEach
    void needsADisplay() throws Exception {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        EventQueue.invokeAndWait(this::open);
    }

    private void open() {
        frame = new Frame("A game");
        canvas = new Canvas();
        place = new WindowPlacement(frame, canvas);
        canvas.setPreferredSize(PICTURE);
        frame.add(canvas);
        frame.addComponentListener(place);
        frame.pack();
        frame.setLocation(150, 100);
        place.start();
    }

    @AfterEach
    void dispose() {
        if (frame != null) frame.dispose();
    }

    /**
     * Waits until a condition holds and stays true: window managers take time, and AWT loses track if it is hurried.
     */
    private void eventually(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        int looks = 0;
        while (looks < STEADY_LOOKS && System.nanoTime() < deadline) {
            looks = condition.getAsBoolean() ? looks + 1 : 0;
            TimeUnit.MILLISECONDS.sleep(10);
        }
        assertTrue(looks == STEADY_LOOKS, () -> frame + " with " + canvas);
    }

    private boolean fillsTheScreen() {
        return canvas.isShowing()
                && canvas.getSize().equals(frame.getToolkit().getScreenSize())
                && canvas.getLocationOnScreen().equals(new Point());
    }

    /** The location that a frame reports is only a request at first; the server knows that of the canvas. */
    private boolean isBack(Rectangle before, Point place) {
        return canvas.isShowing()
                && frame.getBounds().equals(before)
                && canvas.getLocationOnScreen().equals(place);
    }

    @ParameterizedTest
    @EnumSource
    void theWindowComesBackAsItWas(Fullscreen.ScreenFill fill) throws Exception {
        Fullscreen fullscreen = new Fullscreen(frame, canvas, place, screen -> fill);
        EventQueue.invokeAndWait(() -> frame.setVisible(true));
        eventually(() -> frame.isFocused() && canvas.getSize().equals(PICTURE)); // it has its border by then
        Rectangle before = frame.getBounds();
        Point place = canvas.getLocationOnScreen();
        for (int i = 0; i < 3; i++) {
            EventQueue.invokeAndWait(fullscreen::enter);
            eventually(this::fillsTheScreen);
            EventQueue.invokeAndWait(fullscreen::leave);
            eventually(() -> isBack(before, place));
        }
        assertEquals(PICTURE, canvas.getSize());
    }

    @ParameterizedTest
    @EnumSource
    void aFrameThatOpensInFullScreenBecomesAWindowOfItsSize(Fullscreen.ScreenFill fill) throws Exception {
        Fullscreen fullscreen = new Fullscreen(frame, canvas, place, screen -> fill);
        EventQueue.invokeAndWait(fullscreen::enter);
        eventually(this::fillsTheScreen);
        EventQueue.invokeAndWait(fullscreen::leave);
        eventually(() -> frame.isShowing() && canvas.getSize().equals(PICTURE));
    }
}

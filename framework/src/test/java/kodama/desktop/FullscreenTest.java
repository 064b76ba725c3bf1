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

/** Both ways to fill a screen, of which each system uses but one. */
@Tag("display")
@Timeout(30)
class FullscreenTest {
    private static final Dimension PICTURE = new Dimension(300, 200);

    private Frame frame;
    private Canvas canvas;
    private WindowPlace place;

    @BeforeEach
    void needsADisplay() throws Exception {
        assumeTrue(Desktop.isAvailable(), Desktop.whyNot());
        EventQueue.invokeAndWait(this::open);
    }

    private void open() {
        frame = new Frame("A game");
        canvas = new Canvas();
        place = new WindowPlace(frame, canvas);
        canvas.setPreferredSize(PICTURE);
        frame.add(canvas);
        frame.addComponentListener(place);
        frame.pack();
        frame.setLocation(150, 100);
        place.begin();
    }

    @AfterEach
    void dispose() {
        if (frame != null) frame.dispose();
    }

    private void eventually(BooleanSupplier condition) throws InterruptedException {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) TimeUnit.MILLISECONDS.sleep(10);
        assertTrue(condition.getAsBoolean(), () -> frame + " with " + canvas);
    }

    private boolean fillsTheScreen() {
        return canvas.isShowing()
                && canvas.getSize().equals(frame.getToolkit().getScreenSize())
                && canvas.getLocationOnScreen().equals(new Point());
    }

    @ParameterizedTest
    @EnumSource
    void theWindowComesBackAsItWas(ScreenFill fill) throws Exception {
        Fullscreen fullscreen = new Fullscreen(frame, canvas, place, screen -> fill);
        EventQueue.invokeAndWait(() -> frame.setVisible(true));
        eventually(() -> canvas.getSize().equals(PICTURE));
        Rectangle before = frame.getBounds();
        for (int i = 0; i < 3; i++) {
            EventQueue.invokeAndWait(fullscreen::enter);
            eventually(this::fillsTheScreen);
            EventQueue.invokeAndWait(fullscreen::leave);
            eventually(() -> frame.isShowing() && frame.getBounds().equals(before));
        }
        assertEquals(PICTURE, canvas.getSize());
    }

    @ParameterizedTest
    @EnumSource
    void aFrameThatNeverWasAWindowBecomesOneOfItsSize(ScreenFill fill) throws Exception {
        Fullscreen fullscreen = new Fullscreen(frame, canvas, place, screen -> fill);
        EventQueue.invokeAndWait(fullscreen::enter);
        eventually(this::fillsTheScreen);
        EventQueue.invokeAndWait(fullscreen::leave);
        eventually(() -> frame.isShowing() && canvas.getSize().equals(PICTURE));
    }
}

package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Insets;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import kodama.base.LeakTracker;
import kodama.draw.FrameBuffer;
import kodama.draw.Scaling;
import kodama.draw.StatusBar;
import kodama.input.KeyMap;
import kodama.input.Pad;
import kodama.input.RawInput;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Tag("display")
@Timeout(30)
class GameWindowTest {
    private static final int RED = 0xFFFF0000;
    private static final int GREEN = 0xFF00FF00;
    private static final int BORDER = 0xFF14121C;

    private final LeakTracker leakTracker = new LeakTracker();
    private final RawInput input = new RawInput();
    private final CountDownLatch closing = new CountDownLatch(1);
    private final FrameBuffer picture = new FrameBuffer(64, 48);

    @BeforeEach
    void needsADisplay() {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        picture.clear(RED);
    }

    /** Opens a window, and waits until it has its border, its position and the focus. */
    private GameWindow open(int scale, Scaling scaling) {
        GameWindow window = new GameWindow(
                new WindowOptions("A game", 64, 48, scale, null, scaling, false, null, null, false),
                input,
                closing::countDown,
                warning -> {},
                leakTracker);
        eventually(() -> frame().isFocused());
        return window;
    }

    /** Resizes the window so that its picture has this size, regardless of its border. */
    private static void resize(int width, int height) {
        Insets border = frame().getInsets();
        frame().setSize(width + border.left + border.right, height + border.top + border.bottom);
    }

    private static Frame frame() {
        return (Frame) Arrays.stream(Window.getWindows())
                .filter(Window::isDisplayable)
                .findFirst()
                .orElseThrow();
    }

    /** Waits for a color, because the server shows a frame with a delay. */
    private void eventually(GameWindow window, BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
        boolean isSo = condition.getAsBoolean();
        while (!isSo && System.nanoTime() < deadline) {
            window.presenter().present(picture);
            isSo = condition.getAsBoolean();
        }
        assertTrue(isSo);
    }

    /** Checks without showing another frame. */
    private static void eventually(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(2);
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) Thread.onSpinWait();
        assertTrue(condition.getAsBoolean());
    }

    private static int screenPixel(int x, int y) {
        try {
            Point corner = place();
            Color color = new Robot().getPixelColor(corner.x + x, corner.y + y);
            return color.getRGB();
        } catch (AWTException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void aFrameFillsAWindowOfItsSize() {
        try (GameWindow window = open(4, Scaling.INTEGER)) {
            eventually(window, () -> screenPixel(0, 0) == RED && screenPixel(255, 191) == RED);
        }
    }

    @Test
    void aFrameIsVisibleBeforeTheNextIsShown() {
        try (GameWindow window = open(4, Scaling.INTEGER)) {
            eventually(window, () -> screenPixel(0, 0) == RED);
            for (int color : new int[] {GREEN, RED, GREEN}) {
                picture.clear(color);
                window.presenter().present(picture);
                eventually(() -> screenPixel(0, 0) == color);
            }
        }
    }

    @Test
    void aMinimizedWindowIsNotDrawnAndThenShowsTheLastFrame() {
        try (GameWindow window = open(4, Scaling.INTEGER)) {
            eventually(window, () -> screenPixel(0, 0) == RED);
            frame().dispatchEvent(new WindowEvent(frame(), WindowEvent.WINDOW_ICONIFIED));
            picture.clear(GREEN);
            window.presenter().present(picture);
            assertEquals(RED, screenPixel(0, 0));
            frame().dispatchEvent(new WindowEvent(frame(), WindowEvent.WINDOW_DEICONIFIED));
            eventually(() -> screenPixel(0, 0) == GREEN);
        }
    }

    @Test
    void theWindowHasAnIcon() {
        try (GameWindow window = open(1, Scaling.INTEGER)) {
            assertNotNull(window.presenter());
            assertEquals(7, frame().getIconImages().size());
        }
    }

    @Test
    void aLargerWindowHasADarkBorder() {
        try (GameWindow window = open(4, Scaling.INTEGER)) {
            resize(4 * 64 + 40, 4 * 48 + 20);
            eventually(window, () -> screenPixel(20, 10) == RED && screenPixel(275, 201) == RED);
            assertEquals(BORDER, screenPixel(18, 100));
            assertEquals(BORDER, screenPixel(100, 203));
            window.setScaling(Scaling.STRETCH);
            eventually(window, () -> screenPixel(0, 0) == RED && screenPixel(295, 211) == RED);
        }
    }

    /** With X11's own flipping, the window sometimes stayed black. */
    @Test
    void aFrameIsVisibleAfterEachChangeOfSize() {
        try (GameWindow window = open(4, Scaling.STRETCH)) {
            eventually(window, () -> screenPixel(0, 0) == RED);
            for (int i = 0; i < 120; i++) {
                int color = i % 2 == 0 ? GREEN : RED;
                picture.clear(color);
                resize(220 + i * 53 % 100, 200 + i * 37 % 100);
                eventually(window, () -> screenPixel(40, 40) == color);
            }
        }
    }

    /** Sets a minimum size, because without one Java takes the window off the screen and shows it again. */
    @Test
    void aTinyWindowShowsPartOfTheFrame() {
        try (GameWindow window = open(4, Scaling.INTEGER)) {
            eventually(window, () -> frame().isMinimumSizeSet());
            frame().setMinimumSize(new Dimension(1, 1));
            frame().setSize(1, 1);
            eventually(window, () -> frame().getComponent(0).getWidth() < 16);
            for (int i = 0; i < 50; i++) window.presenter().present(picture);
            resize(100, 100);
            eventually(window, () -> screenPixel(0, 13) == RED && screenPixel(0, 11) == BORDER);
        }
    }

    @Test
    void fullScreenAndBack() {
        try (GameWindow window = open(2, Scaling.FIT)) {
            eventually(window, () -> screenPixel(0, 0) == RED);
            Rectangle before = frame().getBounds();
            Point place = place();
            for (int i = 0; i < 3; i++) thereAndBack(window, before, place);
        }
    }

    /**
     * Returns the position of the picture on the screen from the server, because the location that a frame reports is
     * only a request at first.
     */
    private static Point place() {
        return frame().getComponent(0).getLocationOnScreen();
    }

    private void thereAndBack(GameWindow window, Rectangle before, Point place) {
        Dimension screen = frame().getToolkit().getScreenSize();
        window.setFullscreen(true);
        assertTrue(window.isFullscreen());
        eventually(window, () -> frame().getComponent(0).getSize().equals(screen) && screenPixel(640, 50) == RED);
        window.setFullscreen(false);
        assertFalse(window.isFullscreen());
        eventually(
                window, () -> frame().getBounds().equals(before) && place().equals(place) && screenPixel(0, 0) == RED);
    }

    @Test
    void aHeldKeyStaysHeldOverFullScreen() throws AWTException {
        Pad pad = new Pad(input, KeyMap.defaults());
        try (GameWindow window = open(2, Scaling.FIT)) {
            eventually(window, () -> frame().getComponent(0).isFocusOwner());
            Robot robot = new Robot();
            robot.keyPress(KeyEvent.VK_LEFT);
            eventually(window, () -> isDown(pad));
            for (int i = 0; i < 4; i++) {
                window.setFullscreen(i % 2 == 0);
                robot.waitForIdle();
                robot.delay(100);
                assertTrue(isDown(pad), "switch " + i);
            }
            robot.keyRelease(KeyEvent.VK_LEFT);
            eventually(window, () -> !isDown(pad));
        }
    }

    private GameWindow openWithBar(Scaling scaling) {
        GameWindow window = new GameWindow(
                new WindowOptions("A game", 64, 48, 4, null, scaling, false, null, null, true),
                input,
                closing::countDown,
                warning -> {},
                leakTracker);
        eventually(() -> frame().isFocused());
        return window;
    }

    private static Rectangle bar() {
        return frame().getComponent(1).getBounds();
    }

    @Test
    void theStatusBarIsBelowThePictureAndDoesNotChangeItsSize() {
        try (GameWindow window = openWithBar(Scaling.INTEGER)) {
            StatusBar status = window.presenter().statusBar();
            eventually(window, () -> screenPixel(0, 0) == RED && screenPixel(255, 191) == RED);
            assertTrue(status.isVisible());
            assertEquals(256, bar().width);
            Rectangle before = frame().getBounds();
            status.setRequested(false);
            eventually(() -> !status.isVisible() && frame().getHeight() == before.height - StatusStrip.HEIGHT);
            eventually(() -> canvasSize().equals(new Dimension(256, 192)));
            status.setRequested(true);
            eventually(() -> status.isVisible() && frame().getBounds().equals(before));
            eventually(() -> canvasSize().equals(new Dimension(256, 192)));
        }
    }

    /** Its upper edge on the screen, which the server knows. */
    private static int barTop() {
        Component bar = frame().getComponent(1);
        return bar.isShowing() ? bar.getLocationOnScreen().y : -1;
    }

    private static Dimension canvasSize() {
        return frame().getComponent(0).getSize();
    }

    @Test
    void theStoredSizeOfAWindowIsThatOfThePicture() {
        try (GameWindow window = openWithBar(Scaling.INTEGER)) {
            frame().setSize(frame().getWidth() + 30, frame().getHeight() + 40);
            eventually(() -> new WindowOptions.SavedBounds(frame().getX(), frame().getY(), 286, 232)
                    .equals(window.windowedBounds()));
        }
    }

    @Test
    void inFullScreenTheBarIsInTheBorderOrHidden() {
        try (GameWindow window = openWithBar(Scaling.INTEGER)) {
            StatusBar status = window.presenter().statusBar();
            Rectangle before = frame().getBounds();
            Dimension screen = frame().getToolkit().getScreenSize(); // 1280x1024: 32 dots above and below the picture
            int dots = Math.min(screen.width / 64, screen.height / 48);
            window.setFullscreen(true);
            Rectangle picture = new Rectangle(
                    (screen.width - 64 * dots) / 2, (screen.height - 48 * dots) / 2, 64 * dots, 48 * dots);
            assumeTrue(picture.y >= StatusStrip.HEIGHT);
            eventually(window, () -> status.isVisible() && barTop() == screen.height - StatusStrip.HEIGHT);
            eventually(window, () -> canvasSize().height == screen.height - 2 * StatusStrip.HEIGHT);
            eventually(window, () -> screenPixel(0, picture.y - StatusStrip.HEIGHT) == RED);
            assertEquals(BORDER, screenPixel(0, picture.y - StatusStrip.HEIGHT - 1));
            window.setScaling(Scaling.STRETCH);
            eventually(window, () -> !status.isVisible() && canvasSize().equals(screen));
            window.setFullscreen(false);
            eventually(
                    window,
                    () -> status.isVisible()
                            && frame().getBounds().equals(before)
                            && canvasSize().equals(new Dimension(256, 192)));
        }
    }

    @Test
    void aWindowWithABarCannotBecomeSmallerThanTheGame() {
        try (GameWindow window = openWithBar(Scaling.INTEGER)) {
            eventually(window, () -> frame().isMinimumSizeSet());
            frame().setSize(10, 10);
            eventually(window, () -> canvasSize().equals(new Dimension(64, 48)));
        }
    }

    @Test
    void aGameThatStartsInFullScreenGoesBackToAWindowOfItsSize() {
        WindowOptions options = new WindowOptions("A game", 64, 48, 4, null, Scaling.INTEGER, true, null, null, false);
        try (GameWindow window = new GameWindow(options, input, closing::countDown, warning -> {}, leakTracker)) {
            Dimension screen = frame().getToolkit().getScreenSize();
            eventually(window, () -> frame().getComponent(0).getSize().equals(screen));
            window.setFullscreen(false);
            eventually(window, () -> frame().getComponent(0).getSize().equals(new Dimension(256, 192)));
        }
    }

    @Test
    void aWindowOpensInTheGivenSize() {
        WindowOptions options = new WindowOptions(
                "A game", 64, 48, 0, new WindowOptions.Size(301, 207), Scaling.INTEGER, false, null, null, false);
        try (GameWindow window = new GameWindow(options, input, closing::countDown, warning -> {}, leakTracker)) {
            eventually(window, () -> frame().getComponent(0).getSize().equals(new Dimension(301, 207)));
        }
    }

    @Test
    void aWindowCannotBecomeSmallerThanTheGame() {
        try (GameWindow window = open(4, Scaling.INTEGER)) {
            eventually(window, () -> frame().isMinimumSizeSet());
            frame().setSize(10, 10);
            eventually(window, () -> frame().getComponent(0).getSize().equals(new Dimension(64, 48)));
        }
    }

    @Test
    void framesAreShownWhileTheWindowIsHiddenAndShown() throws InterruptedException {
        GameWindow window = open(2, Scaling.INTEGER);
        List<String> failures = Collections.synchronizedList(new ArrayList<>());
        AtomicBoolean done = new AtomicBoolean();
        Thread shower = new Thread(() -> {
            try {
                while (!done.get()) window.presenter().present(picture);
            } catch (RuntimeException e) {
                failures.add(e.toString());
            }
        });
        shower.start();
        for (int i = 0; i < 10; i++) {
            window.setFullscreen(i % 2 == 0);
            EventQueue.invokeLater(() -> frame().setSize(200, 150));
        }
        window.close();
        done.set(true);
        shower.join();
        assertEquals(List.of(), failures);
    }

    @Test
    void keysReachTheRawInput() throws AWTException {
        Pad pad = new Pad(input, KeyMap.defaults());
        try (GameWindow window = open(2, Scaling.INTEGER)) {
            eventually(window, () -> frame().getComponent(0).isFocusOwner());
            Robot robot = new Robot();
            robot.keyPress(KeyEvent.VK_LEFT);
            eventually(window, () -> isDown(pad));
            robot.keyRelease(KeyEvent.VK_LEFT);
            eventually(window, () -> !isDown(pad));
        }
    }

    private static boolean isDown(Pad pad) {
        pad.latch();
        return pad.isDown("left");
    }

    @Test
    void askingToCloseCallsBackAndLeavesTheWindowOpen() throws InterruptedException, InvocationTargetException {
        try (GameWindow window = open(1, Scaling.INTEGER)) {
            assertNotNull(window.presenter());
            Frame frame = frame();
            EventQueue.invokeLater(() -> frame.dispatchEvent(new WindowEvent(frame, WindowEvent.WINDOW_CLOSING)));
            assertTrue(closing.await(10, TimeUnit.SECONDS));
            EventQueue.invokeAndWait(() -> {}); // all that is done about the event is done
            assertTrue(frame.isDisplayable());
        }
    }

    @Test
    void aClosedWindowIgnoresFrames() {
        GameWindow window = open(1, Scaling.INTEGER);
        Frame frame = frame();
        int noted = leakTracker.survivors(LeakTracker.Lifetime.PROGRAM).size();
        window.close(); // before anything is asserted: a window that stays covers those of other tests
        window.close();
        assertEquals(4, noted);
        assertEquals(List.of(), leakTracker.survivors(LeakTracker.Lifetime.PROGRAM));
        assertEquals(0, frame.getWindowListeners().length);
        assertFalse(frame.isDisplayable());
        window.presenter().present(picture);
        window.setFullscreen(true);
        assertFalse(frame.isDisplayable());
    }

    @Test
    void aWindowLargerThanTheScreenIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> open(1000, Scaling.INTEGER));
    }
}

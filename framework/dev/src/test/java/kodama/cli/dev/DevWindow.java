package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.IllegalComponentStateException;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.WindowEvent;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import kodama.desktop.DisplayAvailability;

/** {@code kodama dev} in a real window, operated by a robot: the common code of the tests of such windows. */
final class DevWindow {
    private static final int FREE_PLACE = 40;
    private static final int LOOKS_BEFORE_NUDGE = 150;

    private final Shell shell;
    private final Point watched;
    private final Robot robot;
    private final CompletableFuture<Integer> end;
    private int looks;

    /**
     * Opens the window.
     *
     * @param shell contains the game
     * @param watched point of the screen whose color is watched, relative to the picture
     * @param arguments the command line
     */
    DevWindow(Shell shell, Point watched, String... arguments) throws AWTException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        this.shell = shell;
        this.watched = watched;
        robot = new Robot();
        end = CompletableFuture.supplyAsync(() -> shell.kodama(arguments).code());
    }

    /** Waits until the picture has this color, and until the window receives keys. */
    void awaitFirst(String color) {
        eventually(() -> shows(color) || nudge());
        eventually(() -> showing().filter(DevWindow::hasFocus).isPresent());
    }

    /** Sometimes AWT and the screen disagree about the position of a new window until it is moved. */
    private boolean nudge() {
        if (++looks % LOOKS_BEFORE_NUDGE != 0) return false;
        int place = FREE_PLACE + looks / LOOKS_BEFORE_NUDGE;
        showing().ifPresent(window -> window.setLocation(place, place));
        return false;
    }

    /** Without a window manager, nothing gives the focus to another window when one is closed, so this requests it. */
    static boolean hasFocus(Frame window) {
        if (window.getComponent(0).isFocusOwner()) return true;
        EventQueue.invokeLater(() -> {
            window.toFront();
            window.getComponent(0).requestFocus();
        });
        return false;
    }

    /** Closes the window as the user does, once it is open; returns the exit code. */
    int close() throws Exception {
        for (int tries = 0; tries < 200 && !end.isDone(); tries++) {
            showing().ifPresent(window -> EventQueue.invokeLater(() -> close(window)));
            robot.delay(100);
        }
        return end.get(1, TimeUnit.SECONDS);
    }

    private static void close(Frame window) {
        window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING));
    }

    Frame frame() {
        return showing().orElseThrow();
    }

    /** Returns the newest window, if it is open and shows its picture. */
    static Optional<Frame> showing() {
        return Arrays.stream(Window.getWindows())
                .filter(window -> window.isShowing() && window.getComponentCount() > 0)
                .map(Frame.class::cast)
                .reduce((earlier, later) -> later);
    }

    /** Whether the watched point of the picture has this color. */
    boolean shows(String color) {
        return showing().map(this::color).filter(color::equals).isPresent();
    }

    /**
     * Without a window manager, AWT sometimes places a new window at the corner of the screen although it is in the
     * center; moving it makes both agree.
     */
    private static boolean isMisplaced(Frame window) {
        boolean isWhole = window.getWidth() == window.getToolkit().getScreenSize().width;
        return !isWhole && window.getX() == 0 && window.getY() == 0;
    }

    private String color(Frame window) {
        try {
            if (isMisplaced(window)) window.setLocation(FREE_PLACE, FREE_PLACE);
            Point corner = window.getComponent(0).getLocationOnScreen();
            int pixel = robot.getPixelColor(corner.x + watched.x, corner.y + watched.y)
                    .getRGB();
            return "%06X".formatted(pixel & 0xFFFFFF);
        } catch (IllegalComponentStateException cameAndWent) {
            return "";
        }
    }

    void eventually(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(15);
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) robot.delay(10);
        assertTrue(condition.getAsBoolean(), this::seen);
    }

    private String seen() {
        return showing() + " shows " + showing().map(this::color) + ", told: " + shell.out() + shell.err();
    }

    /** Returns the text on the console. */
    String output() {
        return shell.out();
    }

    void press(int key) {
        robot.keyPress(key);
    }

    void release(int key) {
        robot.keyRelease(key);
    }

    /** Presses keys together and releases them. */
    void tap(int... keys) {
        for (int key : keys) robot.keyPress(key);
        robot.delay(60);
        for (int key : keys) robot.keyRelease(key);
        robot.delay(60);
    }

    /** Clicks a point of the screen, relative to the picture. */
    void click(int x, int y) {
        Point corner = frame().getComponent(0).getLocationOnScreen();
        robot.mouseMove(corner.x + x, corner.y + y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    }
}

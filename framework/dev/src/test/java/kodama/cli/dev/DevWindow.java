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

/** {@code kodama dev} in a real window, with a robot at its keys: what the tests of such windows have in common. */
final class DevWindow {
    private static final int FREE_PLACE = 40;
    private static final int LOOKS_BEFORE_NUDGE = 150;

    private final Shell shell;
    private final Point looked;
    private final Robot robot;
    private final CompletableFuture<Integer> end;
    private int looks;

    /**
     * Opens the window.
     *
     * @param shell where the game is
     * @param looked the place of the screen, from the picture's corner, whose color is looked at
     * @param arguments the command line
     */
    DevWindow(Shell shell, Point looked, String... arguments) throws AWTException {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        this.shell = shell;
        this.looked = looked;
        robot = new Robot();
        end = CompletableFuture.supplyAsync(() -> shell.kodama(arguments).code());
    }

    /** Waits until the picture has this color, and until the window hears keys. */
    void awaitFirst(String color) {
        eventually(() -> shows(color) || nudge());
        eventually(() -> showing().filter(DevWindow::hasFocus).isPresent());
    }

    /** Now and then AWT and the screen do not agree where a new window stands, until it is moved. */
    private boolean nudge() {
        if (++looks % LOOKS_BEFORE_NUDGE != 0) return false;
        int place = FREE_PLACE + looks / LOOKS_BEFORE_NUDGE;
        showing().ifPresent(window -> window.setLocation(place, place));
        return false;
    }

    /** Without a window manager no one hands the focus on from a closed window, so this asks for it. */
    static boolean hasFocus(Frame window) {
        if (window.getComponent(0).isFocusOwner()) return true;
        EventQueue.invokeLater(() -> {
            window.toFront();
            window.getComponent(0).requestFocus();
        });
        return false;
    }

    /** Closes the window as the user does, when it has come; answers the exit code. */
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

    /** The window that came last, if one is there with its picture in it. */
    static Optional<Frame> showing() {
        return Arrays.stream(Window.getWindows())
                .filter(window -> window.isShowing() && window.getComponentCount() > 0)
                .map(Frame.class::cast)
                .reduce((earlier, later) -> later);
    }

    /** Whether the picture has this color where it is looked at. */
    boolean shows(String color) {
        return showing().map(this::color).filter(color::equals).isPresent();
    }

    /**
     * Without a window manager AWT now and then takes a new window for one at the screen's corner, while it stands in the
     * middle; moving it makes them agree.
     */
    private static boolean isMisplaced(Frame window) {
        boolean isWhole = window.getWidth() == window.getToolkit().getScreenSize().width;
        return !isWhole && window.getX() == 0 && window.getY() == 0;
    }

    private String color(Frame window) {
        try {
            if (isMisplaced(window)) window.setLocation(FREE_PLACE, FREE_PLACE);
            Point corner = window.getComponent(0).getLocationOnScreen();
            int pixel = robot.getPixelColor(corner.x + looked.x, corner.y + looked.y)
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

    /** What stands on the console. */
    String told() {
        return shell.out();
    }

    void press(int key) {
        robot.keyPress(key);
    }

    void release(int key) {
        robot.keyRelease(key);
    }

    /** Presses keys together and lets them go. */
    void tap(int... keys) {
        for (int key : keys) robot.keyPress(key);
        robot.delay(60);
        for (int key : keys) robot.keyRelease(key);
        robot.delay(60);
    }

    /** Clicks a place of the screen, from the picture's corner. */
    void click(int x, int y) {
        Point corner = frame().getComponent(0).getLocationOnScreen();
        robot.mouseMove(corner.x + x, corner.y + y);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
    }
}

package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.WindowEvent;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import kodama.desktop.Desktop;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code kodama dev} in a real window: from the portal into the game and back, by keys and by mouse. */
@Tag("display")
@Timeout(60)
class PortalWindowTest {
    private static final int SCALE = 2;
    private static final String BLUE = "0000FF";
    private static final String RED = "FF0000";
    private static final String PORTAL = "261E3E";

    @TempDir
    private Path folder;

    private Shell shell;
    private Robot robot;
    private CompletableFuture<Integer> end;

    @BeforeEach
    void play() throws AWTException {
        assumeTrue(Desktop.isAvailable(), Desktop.whyNot());
        robot = new Robot();
        shell = new Shell(folder).file("game.lua", "return { width = 240, height = 160 }");
        shell.file(
                "scenes/main.lua",
                "return function(self) self.draw = function() draw.fill(0x0000ff) end wait_for 'never' end");
        shell.file(
                "scenes/other.lua",
                "return function(self) self.draw = function() draw.fill(0xff0000) end wait_for 'never' end");
        end = CompletableFuture.supplyAsync(() ->
                shell.kodama("dev", folder.toString(), "--scale", "" + SCALE).code());
        eventually(() -> shows(PORTAL));
        eventually(() -> window().filter(PortalWindowTest::hasFocus).isPresent());
    }

    /** Without a window manager nobody hands the focus on, so this asks for it. */
    private static boolean hasFocus(Frame window) {
        if (window.getComponent(0).isFocusOwner()) return true;
        EventQueue.invokeLater(() -> window.getComponent(0).requestFocus());
        return false;
    }

    @AfterEach
    void close() throws Exception {
        if (end == null || end.isDone()) return;
        Frame window = window().orElseThrow();
        EventQueue.invokeLater(() -> window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
        assertEquals(0, end.get(20, TimeUnit.SECONDS));
    }

    private static Optional<Frame> window() {
        return Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .map(Frame.class::cast)
                .findFirst();
    }

    private static Point origin() {
        return window().orElseThrow().getComponent(0).getLocationOnScreen();
    }

    /** Whether the picture's upper left corner has this colour. */
    private boolean shows(String color) {
        if (window().isEmpty()) return false;
        Point corner = origin();
        return color.equals(
                "%06X".formatted(robot.getPixelColor(corner.x + 1, corner.y + 1).getRGB() & 0xFFFFFF));
    }

    private void eventually(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(15);
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) robot.delay(10);
        assertTrue(condition.getAsBoolean(), () -> "told: " + shell.out() + shell.err());
    }

    private void tap(int... keys) {
        for (int key : keys) robot.keyPress(key);
        robot.delay(60);
        for (int key : keys) robot.keyRelease(key);
        robot.delay(60);
    }

    @Test
    void enterStartsTheGameAndControlWithF5ComesBack() {
        tap(KeyEvent.VK_ENTER);
        eventually(() -> shows(BLUE));
        tap(KeyEvent.VK_CONTROL, KeyEvent.VK_F5);
        eventually(() -> shows(PORTAL));
        tap(KeyEvent.VK_END);
        tap(KeyEvent.VK_ENTER);
        eventually(() -> shows(RED));
    }

    @Test
    void aClickStartsTheEntryUnderTheMouse() {
        Point origin = origin();
        robot.mouseMove(origin.x + 60 * SCALE, origin.y + (17 + 3 * 10 + 5) * SCALE);
        robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
        robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
        eventually(() -> shows(RED));
    }
}

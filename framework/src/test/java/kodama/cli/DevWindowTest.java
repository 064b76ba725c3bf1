package kodama.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.AWTException;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.IllegalComponentStateException;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.FocusEvent;
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

/** The whole program in a real window: {@code kodama dev}, keys pressed and scripts saved while it runs. */
@Tag("display")
@Timeout(60)
class DevWindowTest {
    private static final int FREE_PLACE = 40;

    private static final String BLUE = "0000FF";
    private static final String GREEN = "00FF00";
    private static final String RED = "FF0000";
    private static final String ERROR_BAND = "C23A54";

    private static final String SCENE = """
            return function(self)
              print "the scene begins"
              self.draw = function() draw.fill(input.down "left" and 0x00ff00 or 0x0000ff) end
              while true do
                if input.pressed "fire" then print "fire" end
                wait(1)
              end
            end
            """;

    @TempDir
    private Path folder;

    private Shell shell;
    private Robot robot;
    private CompletableFuture<Integer> end;

    @BeforeEach
    void play() throws AWTException {
        assumeTrue(Desktop.isAvailable(), Desktop.whyNot());
        robot = new Robot();
        shell = new Shell(folder).file("game.lua", "return { width = 64, height = 48 }");
        shell.file("scenes/main.lua", SCENE);
        end = CompletableFuture.supplyAsync(() -> shell.kodama("dev", folder.toString(), "--scale", "4", "--no-portal")
                .code());
        eventually(() -> shows(BLUE));
        eventually(() -> showing().filter(DevWindowTest::hasFocus).isPresent());
    }

    /** Without a window manager nobody hands the focus on from a closed window, so this asks for it. */
    private static boolean hasFocus(Frame window) {
        if (window.getComponent(0).isFocusOwner()) return true;
        EventQueue.invokeLater(() -> {
            window.toFront();
            window.getComponent(0).requestFocus();
        });
        return false;
    }

    @AfterEach
    void close() throws Exception {
        if (end == null || end.isDone()) return;
        Frame window = window();
        EventQueue.invokeLater(() -> window.dispatchEvent(new WindowEvent(window, WindowEvent.WINDOW_CLOSING)));
        end.get(20, TimeUnit.SECONDS);
    }

    private static Frame window() {
        return showing().orElseThrow();
    }

    private static Optional<Frame> showing() {
        return Arrays.stream(Window.getWindows())
                .filter(Window::isShowing)
                .map(Frame.class::cast)
                .findFirst();
    }

    /** Whether the picture's upper right corner has this colour. */
    private boolean shows(String color) {
        return showing().map(this::corner).filter(color::equals).isPresent();
    }

    /**
     * Without a window manager AWT now and then takes a new window for one at the screen's corner, while it stands in the
     * middle; moving it makes them agree.
     */
    private static boolean isMisplaced(Frame window) {
        boolean isWhole = window.getWidth() == window.getToolkit().getScreenSize().width;
        return !isWhole && window.getX() == 0 && window.getY() == 0;
    }

    private String corner(Frame window) {
        try {
            Point corner = window.getComponent(0).getLocationOnScreen();
            if (isMisplaced(window)) window.setLocation(FREE_PLACE, FREE_PLACE);
            int pixel = robot.getPixelColor(corner.x + 64 * 4 - 2, corner.y + 1).getRGB();
            return "%06X".formatted(pixel & 0xFFFFFF);
        } catch (IllegalComponentStateException cameAndWent) {
            return "";
        }
    }

    private void eventually(BooleanSupplier condition) {
        long deadline = System.nanoTime() + TimeUnit.SECONDS.toNanos(15);
        while (!condition.getAsBoolean() && System.nanoTime() < deadline) robot.delay(10);
        assertTrue(condition.getAsBoolean(), this::seen);
    }

    private String seen() {
        return showing() + " shows " + showing().map(this::corner) + ", told: " + shell.out() + shell.err();
    }

    private void tap(int key) {
        robot.keyPress(key);
        robot.keyRelease(key);
    }

    private int scenesBegun() {
        return (int) shell.out().lines().filter("the scene begins"::equals).count();
    }

    @Test
    void keysReachTheGame() {
        robot.keyPress(KeyEvent.VK_LEFT);
        eventually(() -> shows(GREEN));
        robot.keyRelease(KeyEvent.VK_LEFT);
        eventually(() -> shows(BLUE));
        tap(KeyEvent.VK_Z);
        eventually(() -> shell.out().contains("fire"));
    }

    @Test
    void aWindowThatLosesTheFocusLetsGoOfTheKeys() {
        robot.keyPress(KeyEvent.VK_LEFT);
        eventually(() -> shows(GREEN));
        var canvas = window().getComponent(0);
        EventQueue.invokeLater(() -> canvas.dispatchEvent(new FocusEvent(canvas, FocusEvent.FOCUS_LOST)));
        eventually(() -> shows(BLUE));
        robot.keyRelease(KeyEvent.VK_LEFT);
    }

    @Test
    void aSavedScriptShowsInTheSameWindow() {
        Frame before = window();
        shell.file("scenes/main.lua", SCENE.replace("0x0000ff", "0xff0000"));
        eventually(() -> shows(RED));
        assertSame(before, window());
    }

    @Test
    void f5BeginsTheSceneAgain() {
        assertEquals(1, scenesBegun());
        tap(KeyEvent.VK_F5);
        eventually(() -> scenesBegun() == 2);
    }

    @Test
    void aSyntaxErrorIsShownUntilItIsMended() {
        shell.file("scenes/main.lua", SCENE.replace("while true do", "while true du"));
        eventually(() -> shows(ERROR_BAND));
        shell.says("scenes/main.lua:4: ");
        tap(KeyEvent.VK_ENTER); // there is no scene to go on with
        shell.file("scenes/main.lua", SCENE.replace("0x0000ff", "0xff0000"));
        eventually(() -> shows(RED));
    }

    @Test
    void anErrorOfATaskIsShownUntilEnterIsPressed() {
        shell.file(
                "scenes/main.lua", SCENE.replace("while true do", "spawn(function() nothing.x = 1 end) while true do"));
        eventually(() -> shows(ERROR_BAND));
        shell.says("scenes/main.lua:4: ");
        tap(KeyEvent.VK_ENTER);
        eventually(() -> shows(BLUE));
    }

    @Test
    void aGameLuaBrokenWhileItRunsIsShownAndTheLastGoodOneGoesOn() {
        shell.file("game.lua", "return { width = ");
        eventually(() -> shows(ERROR_BAND));
        shell.says("game.lua:1: ");
        tap(KeyEvent.VK_ENTER);
        eventually(() -> shows(BLUE));
    }

    @Test
    void f11FillsTheScreen() {
        Frame window = window();
        int width = window.getWidth();
        tap(KeyEvent.VK_F11);
        eventually(() -> window.getWidth() > width && window.isShowing());
        eventually(() -> hasFocus(window));
        tap(KeyEvent.VK_Z);
        eventually(() -> shell.out().contains("fire"));
    }

    @Test
    void closingTheWindowEndsTheProgramWell() throws Exception {
        close();
        assertEquals(0, end.get());
        eventually(() -> showing().isEmpty());
    }
}

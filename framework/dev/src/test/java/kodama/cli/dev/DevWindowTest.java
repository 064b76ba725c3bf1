package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.awt.AWTException;
import java.awt.EventQueue;
import java.awt.Frame;
import java.awt.Point;
import java.awt.event.FocusEvent;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.BooleanSupplier;
import kodama.draw.OffscreenPresenter;
import kodama.file.AtomicFile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The whole program in a real window: {@code kodama dev}, with key presses and saved scripts while it runs. */
@Tag("display")
@Timeout(60)
class DevWindowTest {
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
    private DevWindow window;

    @BeforeEach
    void play() throws AWTException {
        shell = new Shell(folder).file("game.lua", "return { width = 64, height = 48 }");
        shell.file("scenes/main.lua", SCENE);
        Point margin = new Point(1, 1); // free of letters, and of the bar that shows how far one has scrolled
        window = new DevWindow(shell, margin, "dev", folder.toString(), "--scale", "4", "--no-portal");
        window.awaitFirst(BLUE);
    }

    @AfterEach
    void close() throws Exception {
        if (window != null) window.close();
    }

    private void tap(int key) {
        window.press(key);
        window.release(key);
    }

    private void eventually(BooleanSupplier condition) {
        window.eventually(condition);
    }

    private boolean shows(String color) {
        return window.shows(color);
    }

    private int scenesBegun() {
        return (int) shell.out().lines().filter("the scene begins"::equals).count();
    }

    @Test
    void keysReachTheGame() {
        window.press(KeyEvent.VK_LEFT);
        eventually(() -> shows(GREEN));
        window.release(KeyEvent.VK_LEFT);
        eventually(() -> shows(BLUE));
        tap(KeyEvent.VK_Z);
        eventually(() -> shell.out().contains("fire"));
    }

    @Test
    void aWindowThatLosesTheFocusReleasesAllKeys() {
        window.press(KeyEvent.VK_LEFT);
        eventually(() -> shows(GREEN));
        var canvas = window.frame().getComponent(0);
        EventQueue.invokeLater(() -> canvas.dispatchEvent(new FocusEvent(canvas, FocusEvent.FOCUS_LOST)));
        eventually(() -> shows(BLUE));
        window.release(KeyEvent.VK_LEFT);
    }

    @Test
    void aSavedScriptShowsInTheSameWindow() {
        Frame before = window.frame();
        shell.file("scenes/main.lua", SCENE.replace("0x0000ff", "0xff0000"));
        eventually(() -> shows(RED));
        assertSame(before, window.frame());
    }

    private void saveSky(String color) {
        shell.file("java/mygame/Sky.java", """
                package mygame;

                import kodama.draw.DrawList;
                import kodama.script.JavaTask;

                public final class Sky extends JavaTask {
                    @Override
                    protected boolean update(double dt) {
                        return true;
                    }

                    @Override
                    public void draw(DrawList list) {
                        list.rect(0, 0, 64, 48, 0xFF%s);
                    }
                }
                """.formatted(color));
    }

    @Test
    void aSavedJavaSourceIsCompiledAndShowsInTheSameWindow() throws IOException {
        Frame before = window.frame();
        Files.createDirectories(folder.resolve("classes"));
        saveSky(GREEN);
        shell.file("game.lua", "return { width = 64, height = 48, scene = 'mygame.Sky', java = { 'classes' } }");
        eventually(() -> shows(GREEN));
        saveSky(RED + " +");
        eventually(() -> shows(ERROR_BAND));
        shell.says("java/mygame/Sky.java:14: illegal start of expression");
        saveSky(RED);
        eventually(() -> shows(RED));
        assertSame(before, window.frame());
    }

    @Test
    void f5RestartsTheScene() {
        assertEquals(1, scenesBegun());
        tap(KeyEvent.VK_F5);
        eventually(() -> scenesBegun() == 2);
    }

    private void saveSheet(String tag) {
        shell.file("ship.json", """
                { "frames": { "a": { "frame": { "x": 0, "y": 0, "w": 8, "h": 8 } } },
                  "meta": { "frameTags": [ { "name": "%s", "from": 0, "to": 0 } ] } }
                """.formatted(tag));
    }

    @Test
    void anErrorOfASheetIsShownUntilItsFileIsFixed() {
        AtomicFile.write(folder.resolve("ship.png"), new OffscreenPresenter(8, 8).png());
        saveSheet("wlak");
        String walks = "self.sprite = 'ship' self.animation = 'walk' ";
        shell.file("scenes/main.lua", SCENE.replace("self.draw", walks + "self.draw"));
        eventually(() -> shows(ERROR_BAND));
        shell.says("scenes/main.lua:3: a task's 'animation': sprite 'ship' has no animation 'walk'");
        saveSheet("walk");
        eventually(() -> shows(BLUE));
    }

    @Test
    void aSyntaxErrorIsShownUntilItIsFixed() {
        shell.file("scenes/main.lua", SCENE.replace("while true do", "while true du"));
        eventually(() -> shows(ERROR_BAND));
        shell.says("scenes/main.lua:4: ");
        tap(KeyEvent.VK_ENTER); // there is no scene to continue
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
    void anErrorInASavedGameLuaIsShownAndTheLastValidOneStaysInUse() {
        shell.file("game.lua", "return { width = ");
        eventually(() -> shows(ERROR_BAND));
        shell.says("game.lua:1: ");
        tap(KeyEvent.VK_ENTER);
        eventually(() -> shows(BLUE));
    }

    @Test
    void f11FillsTheScreen() {
        Frame frame = window.frame();
        int width = frame.getWidth();
        tap(KeyEvent.VK_F11);
        eventually(() -> frame.getWidth() > width && frame.isShowing());
        eventually(() -> DevWindow.hasFocus(frame));
        tap(KeyEvent.VK_Z);
        eventually(() -> shell.out().contains("fire"));
    }

    @Test
    void closingTheWindowEndsTheProgramWell() throws Exception {
        assertEquals(0, window.close());
        eventually(() -> DevWindow.showing().isEmpty());
    }
}

package kodama.cli.dev;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.awt.AWTException;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** {@code kodama dev} in a real window: from the portal into the game and back, by keys and mouse. */
@Tag("display")
@Timeout(60)
class PortalWindowTest {
    private static final int SCALE = 2;
    private static final String BLUE = "0000FF";
    private static final String RED = "FF0000";
    private static final String PORTAL = "261E3E";

    @TempDir
    private Path folder;

    private DevWindow window;

    @BeforeEach
    void play() throws AWTException {
        Shell shell = new Shell(folder).file("game.lua", "return { width = 240, height = 160 }");
        shell.file(
                "scenes/main.lua",
                "return function(self) self.draw = function() draw.fill(0x0000ff) end wait_forever() end");
        shell.file(
                "scenes/other.lua",
                "return function(self) self.draw = function() draw.fill(0xff0000) end wait_forever() end");
        shell.file("specs/a_spec.lua", "it('is good', function() test.run_ticks(3) end)");
        window = new DevWindow(shell, new Point(1, 1), "dev", folder.toString(), "--scale", "" + SCALE);
        window.awaitFirst(PORTAL);
    }

    @AfterEach
    void close() throws Exception {
        if (window != null) assertEquals(0, window.close());
    }

    @Test
    void enterStartsTheGameAndControlWithF5ReturnsToThePortal() {
        window.tap(KeyEvent.VK_ENTER);
        window.eventually(() -> window.shows(BLUE));
        window.tap(KeyEvent.VK_CONTROL, KeyEvent.VK_F5);
        window.eventually(() -> window.shows(PORTAL));
        window.tap(KeyEvent.VK_END);
        window.tap(KeyEvent.VK_UP);
        window.tap(KeyEvent.VK_ENTER);
        window.eventually(() -> window.shows(RED));
    }

    @Test
    void aClickStartsTheEntryUnderTheMouse() {
        window.click(60, 17 + 2 * 10 + 5); // the third row, in the window's own pixels
        window.eventually(() -> window.shows(RED));
    }

    @Test
    void testsRunInTheWindowAndEnterReturnsToThePortal() {
        window.tap(KeyEvent.VK_END);
        window.tap(KeyEvent.VK_ENTER);
        window.eventually(() -> window.output().contains("1 test, 0 failed"));
        window.tap(KeyEvent.VK_ENTER);
        window.eventually(() -> window.output().contains("soft reset: ") && window.shows(PORTAL));
        window.tap(KeyEvent.VK_HOME);
        window.tap(KeyEvent.VK_ENTER);
        window.eventually(() -> window.shows(BLUE));
    }
}

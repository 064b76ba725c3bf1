package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Canvas;
import java.awt.EventQueue;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.concurrent.TimeUnit;
import kodama.input.CursorMode;
import kodama.input.RawInput;
import kodama.time.ManualClock;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("display")
class MouseCursorTest {
    private final ManualClock clock = new ManualClock();
    private final RawInput input = new RawInput();
    private Canvas canvas;
    private MouseCursor cursor;

    @BeforeEach
    void needsADisplay() {
        assumeTrue(DisplayAvailability.isAvailable(), DisplayAvailability.unavailableReason());
        canvas = new Canvas();
        cursor = new MouseCursor(canvas, clock, input);
    }

    private String after(long millis) throws Exception {
        clock.advanceNanos(TimeUnit.MILLISECONDS.toNanos(millis));
        cursor.frameDone();
        EventQueue.invokeAndWait(() -> {});
        return canvas.getCursor().getName();
    }

    private void move() {
        cursor.mouseMoved(new MouseEvent(canvas, MouseEvent.MOUSE_MOVED, 0, 0, 1, 1, 0, false));
    }

    @Test
    void itIsHiddenTwoSecondsAfterTheLastMovement() throws Exception {
        assertEquals("Default Cursor", after(1900));
        move();
        assertEquals("Default Cursor", after(1900));
        assertEquals("hidden", after(200));
        move();
        assertEquals("Default Cursor", after(0));
    }

    @Test
    void aGameMayShowItOrHideIt() throws Exception {
        input.setCursor(CursorMode.HIDDEN);
        assertEquals("hidden", after(0));
        move();
        assertEquals("hidden", after(0));
        input.setCursor(CursorMode.SHOWN);
        assertEquals("Default Cursor", after(5000));
        input.setCursor(CursorMode.AUTO);
        assertEquals("hidden", after(5000));
    }

    @Test
    void itIsHiddenAtOnceWhenAKeyIsPressed() throws Exception {
        cursor.keyPressed(new KeyEvent(canvas, KeyEvent.KEY_PRESSED, 0, 0, KeyEvent.VK_A, 'a'));
        assertEquals("hidden", after(0));
    }
}

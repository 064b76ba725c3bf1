package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import kodama.input.Pointer;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;

class MouseTest {
    /** Lightweight, so that it needs no display. */
    private static final class Nowhere extends Component {}

    private final RawInput input = new RawInput();
    private final Pointer pointer = input.pointer();
    private final Mouse mouse = new Mouse(input, point -> new Point(point.x / 2, point.y / 2));

    private static MouseEvent event(int id, int x, int y, int button) {
        return new MouseEvent(new Nowhere(), id, 0, 0, x, y, 1, false, button);
    }

    @Test
    void placesAreThoseOfThePicture() {
        mouse.mouseMoved(event(MouseEvent.MOUSE_MOVED, 20, 30, MouseEvent.NOBUTTON));
        pointer.latch();
        assertEquals(new Point(10, 15), new Point(pointer.x(), pointer.y()));
        mouse.mouseDragged(event(MouseEvent.MOUSE_DRAGGED, 40, 30, MouseEvent.NOBUTTON));
        pointer.latch();
        assertEquals(20, pointer.x());
    }

    @Test
    void theLeftButtonPresses() {
        mouse.mousePressed(event(MouseEvent.MOUSE_PRESSED, 20, 30, MouseEvent.BUTTON3));
        pointer.latch();
        assertFalse(pointer.isPressed());
        mouse.mousePressed(event(MouseEvent.MOUSE_PRESSED, 20, 30, MouseEvent.BUTTON1));
        pointer.latch();
        assertTrue(pointer.isPressed());
    }

    @Test
    void theWheelTurns() {
        mouse.mouseWheelMoved(new MouseWheelEvent(
                new Nowhere(), MouseEvent.MOUSE_WHEEL, 0, 0, 0, 0, 0, false, MouseWheelEvent.WHEEL_UNIT_SCROLL, 3, -1));
        pointer.latch();
        assertEquals(-1, pointer.turned());
    }
}

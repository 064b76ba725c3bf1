package kodama.desktop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Component;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.ArrayList;
import java.util.List;
import kodama.input.ControlScheme;
import kodama.input.Controls;
import kodama.input.Pointer;
import kodama.input.RawInput;
import org.junit.jupiter.api.Test;

class AwtMouseTest {
    /** Lightweight, so that it needs no display. */
    private static final class Nowhere extends Component {}

    private final RawInput input = new RawInput();
    private final Pointer pointer = input.pointer();
    private final List<String> warnings = new ArrayList<>();

    /** A system that lets programs move the mouse pointer, or one that does not. */
    private static final class Screen implements MouseCapture.CursorMover {
        final Point at = new Point();
        boolean refuses;

        @Override
        public void move(Point to) {
            if (!refuses) at.setLocation(to);
        }

        @Override
        public Point position() {
            return at.getLocation();
        }
    }

    private final Screen screen = new Screen();
    private final MouseCapture capture = new MouseCapture(screen, warnings::add);
    private final AwtMouse mouse = new AwtMouse(input, point -> new Point(point.x / 2, point.y / 2), capture);

    private static MouseEvent event(int id, int x, int y, int button) {
        return new MouseEvent(new Nowhere(), id, 0, 0, x, y, 1, false, button);
    }

    @Test
    void positionsAreThoseOfThePicture() {
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
        assertEquals(-1, pointer.wheelNotches());
    }

    private int moveOnScreen(Controls controls, int x) {
        mouse.mouseMoved(new MouseEvent(
                new Nowhere(), MouseEvent.MOUSE_MOVED, 0, 0, 5, 5, x, 200, 0, false, MouseEvent.NOBUTTON));
        controls.latch();
        return controls.mouse().moveX();
    }

    @Test
    void aCapturedMouseMovesEndlesslyAndItsPointerStaysInPlace() {
        Controls controls = new Controls(input, ControlScheme.defaults());
        capture.capture(new Point(100, 200));
        int way = 0;
        for (int i = 0; i < 50; i++) {
            way += moveOnScreen(controls, 101); // half a pixel of the picture
            assertEquals(new Point(100, 200), screen.at);
        }
        assertEquals(25, way);
        assertEquals(0, moveOnScreen(controls, 100), "what the program does itself");
        capture.release();
        moveOnScreen(controls, 300);
        assertEquals(2, controls.mouse().x());
    }

    @Test
    void aSystemThatDoesNotAllowMovingThePointerIsReportedOnceAndTheMouseStaysFree() {
        screen.refuses = true;
        capture.capture(new Point(100, 200));
        capture.capture(new Point(100, 200));
        assertEquals(
                List.of("the mouse cannot be caught: this system does not let programs move it; it is hidden instead"),
                warnings);
        Controls controls = new Controls(input, ControlScheme.defaults());
        moveOnScreen(controls, 300);
        assertEquals(2, controls.mouse().x());
    }
}

package kodama.desktop;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.function.UnaryOperator;
import kodama.input.MouseControl;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Feeds AWT's mouse events into the raw input. AWT's thread only. */
final class AwtMouse extends MouseAdapter {
    private final RawInput input;
    private final UnaryOperator<Point> toPicture;
    private final MouseCapture capture;

    /** The position in the window where a captured pointer would be. */
    private final Point capturedPosition = new Point();

    /**
     * @param toPicture converts a point of the window to one of the picture
     */
    AwtMouse(RawInput input, UnaryOperator<Point> toPicture, MouseCapture capture) {
        this.input = input;
        this.toPicture = toPicture;
        this.capture = capture;
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        Point movement = capture.delta(event.getLocationOnScreen());
        if (movement != null) {
            moveCaptured(movement);
            return;
        }
        Point position = toPicture.apply(event.getPoint());
        input.pointer().move(position.x, position.y);
    }

    /** Accumulates movements of less than a pixel of the picture. */
    private void moveCaptured(Point movement) {
        Point before = toPicture.apply(capturedPosition.getLocation());
        capturedPosition.translate(movement.x, movement.y);
        Point now = toPicture.apply(capturedPosition.getLocation());
        input.pointer().moveBy(now.x - before.x, now.y - before.y);
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        mouseMoved(event);
    }

    @Override
    public void mousePressed(MouseEvent event) {
        mouseMoved(event);
        MouseControl button = button(event);
        if (button != null) input.press(button);
    }

    @Override
    public void mouseReleased(MouseEvent event) {
        mouseMoved(event);
        MouseControl button = button(event);
        if (button != null) input.release(button);
    }

    /** AWT numbers the thumb buttons 4 and 5, even on X11, whose own numbers are 8 and 9. */
    private static @Nullable MouseControl button(MouseEvent event) {
        return switch (event.getButton()) {
            case MouseEvent.BUTTON1 -> MouseControl.LEFT;
            case MouseEvent.BUTTON2 -> MouseControl.MIDDLE;
            case MouseEvent.BUTTON3 -> MouseControl.RIGHT;
            case 4 -> MouseControl.BACK;
            case 5 -> MouseControl.FORWARD;
            default -> null;
        };
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        input.turnWheel(event.getWheelRotation());
    }
}

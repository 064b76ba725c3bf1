package kodama.desktop;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.function.UnaryOperator;
import kodama.input.MouseControl;
import kodama.input.RawInput;
import org.jspecify.annotations.Nullable;

/** Writes what AWT says of the mouse into the raw input. Called by AWT's thread. */
final class AwtMouse extends MouseAdapter {
    private final RawInput input;
    private final UnaryOperator<Point> toPicture;
    private final MouseCapture caught;

    /** Where a mouse that is held would be by now, in the window. */
    private final Point wandered = new Point();

    /**
     * @param toPicture turns a place of the window into one of the picture
     */
    AwtMouse(RawInput input, UnaryOperator<Point> toPicture, MouseCapture caught) {
        this.input = input;
        this.toPicture = toPicture;
        this.caught = caught;
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        Point way = caught.delta(event.getLocationOnScreen());
        if (way != null) {
            wander(way);
            return;
        }
        Point place = toPicture.apply(event.getPoint());
        input.pointer().move(place.x, place.y);
    }

    /** Ways of less than a pixel of the picture add up. */
    private void wander(Point way) {
        Point before = toPicture.apply(wandered.getLocation());
        wandered.translate(way.x, way.y);
        Point now = toPicture.apply(wandered.getLocation());
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

    /** AWT counts the two at the thumb as 4 and 5, and on X11 too, whose own numbers for them are 8 and 9. */
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

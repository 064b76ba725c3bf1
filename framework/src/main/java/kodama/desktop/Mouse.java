package kodama.desktop;

import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.event.MouseWheelEvent;
import java.util.function.UnaryOperator;
import kodama.input.Pointer;

/** Writes what AWT says of the mouse into the pointer. Called by AWT's thread. */
final class Mouse extends MouseAdapter {
    private final Pointer pointer;
    private final UnaryOperator<Point> toPicture;

    /**
     * @param pointer where it goes
     * @param toPicture turns a place of the window into one of the picture
     */
    Mouse(Pointer pointer, UnaryOperator<Point> toPicture) {
        this.pointer = pointer;
        this.toPicture = toPicture;
    }

    @Override
    public void mouseMoved(MouseEvent event) {
        Point place = toPicture.apply(event.getPoint());
        pointer.move(place.x, place.y);
    }

    @Override
    public void mouseDragged(MouseEvent event) {
        mouseMoved(event);
    }

    @Override
    public void mousePressed(MouseEvent event) {
        mouseMoved(event);
        if (event.getButton() == MouseEvent.BUTTON1) pointer.press();
    }

    @Override
    public void mouseWheelMoved(MouseWheelEvent event) {
        pointer.turn(event.getWheelRotation());
    }
}

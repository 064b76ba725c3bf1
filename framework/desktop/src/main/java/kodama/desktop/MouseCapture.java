package kodama.desktop;

import java.awt.AWTException;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import java.awt.Robot;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Holds the mouse in its place while a game wants that, and tells how far it would have gone. AWT cannot catch a mouse,
 * so it is put back each time it is moved. Some systems let no program move it; then it stays free. Called by AWT's
 * thread.
 */
final class MouseCapture {
    /** Moves the mouse, as far as the system lets a program do that. */
    interface CursorMover {
        /** Moves it to a place of the screen. */
        void move(Point to);

        /** Where it is on the screen. */
        Point position();
    }

    /** Desktops that scale round places by so much. */
    private static final int NEAR = 2;

    private static final String REFUSED =
            "the mouse cannot be caught: this system lets no program move it; it is hidden instead";

    private final CursorMover mover;
    private final Consumer<String> warnings;

    /** Where it is held on the screen; null while it is free. */
    private @Nullable Point place;

    private boolean isRefused;

    MouseCapture(CursorMover mover, Consumer<String> warnings) {
        this.mover = mover;
        this.warnings = warnings;
    }

    /** Holds it from now on, unless the system has refused that: whether it does is seen by the first move. */
    void capture(Point at) {
        if (isRefused || at.equals(place)) return;
        mover.move(at);
        isRefused = mover.position().distance(at) > NEAR;
        place = isRefused ? null : at;
        if (isRefused) warnings.accept(REFUSED);
    }

    void release() {
        place = null;
    }

    /** How far it was moved, after which it is put back; null while it is free. */
    @Nullable
    Point delta(Point to) {
        if (place == null) return null;
        Point way = new Point(to.x - place.x, to.y - place.y);
        if (way.x != 0 || way.y != 0) mover.move(place);
        return way;
    }

    /** Moves the mouse by AWT's robot, which is made when it is needed first: some systems ask the player about it. */
    static final class RobotCursorMover implements CursorMover {
        private static final Point NOWHERE = new Point(Integer.MIN_VALUE, Integer.MIN_VALUE);

        private @Nullable Robot robot;

        @Override
        public void move(Point to) {
            try {
                Robot moving = robot == null ? new Robot() : robot;
                robot = moving;
                moving.mouseMove(to.x, to.y);
            } catch (AWTException | SecurityException refused) {
                // it is not moved, which is seen by where it is
            }
        }

        @Override
        public Point position() {
            PointerInfo pointer = MouseInfo.getPointerInfo();
            return pointer == null ? NOWHERE : pointer.getLocation();
        }
    }
}

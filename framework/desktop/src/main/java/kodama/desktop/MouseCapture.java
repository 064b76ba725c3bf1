package kodama.desktop;

import java.awt.AWTException;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import java.awt.Robot;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Holds the mouse pointer in place and measures how far it was moved, for games that steer by relative movement. AWT
 * cannot capture the mouse, so the pointer is moved back after each movement. On systems that do not let programs move
 * the pointer, it stays free. AWT's thread only.
 */
final class MouseCapture {
    /** Moves the mouse pointer, if the system lets programs do that. */
    interface CursorMover {
        /** Moves the pointer to a point of the screen. */
        void move(Point to);

        /** Returns the pointer's position on the screen. */
        Point position();
    }

    /** Rounding error of positions on scaled desktops, in pixels. */
    private static final int TOLERANCE = 2;

    private static final String REFUSED =
            "the mouse cannot be caught: this system does not let programs move it; it is hidden instead";

    private final CursorMover mover;
    private final Consumer<String> warnings;

    /** Position on the screen where the pointer is held; null while it is free. */
    private @Nullable Point heldAt;

    private boolean isRefused;

    MouseCapture(CursorMover mover, Consumer<String> warnings) {
        this.mover = mover;
        this.warnings = warnings;
    }

    /** Holds the pointer from now on, unless the first move shows that the system does not allow it. */
    void capture(Point at) {
        if (isRefused || at.equals(heldAt)) return;
        mover.move(at);
        isRefused = mover.position().distance(at) > TOLERANCE;
        heldAt = isRefused ? null : at;
        if (isRefused) warnings.accept(REFUSED);
    }

    void release() {
        heldAt = null;
    }

    /** Returns how far the pointer was moved, and moves it back; null while it is free. */
    @Nullable
    Point delta(Point to) {
        if (heldAt == null) return null;
        Point movement = new Point(to.x - heldAt.x, to.y - heldAt.y);
        if (movement.x != 0 || movement.y != 0) mover.move(heldAt);
        return movement;
    }

    /** Moves the pointer by AWT's robot, which is created on first use because some systems ask the player about it. */
    static final class RobotCursorMover implements CursorMover {
        private static final Point NOWHERE = new Point(Integer.MIN_VALUE, Integer.MIN_VALUE);

        private @Nullable Robot robot;

        @Override
        public void move(Point to) {
            try {
                Robot current = robot == null ? new Robot() : robot;
                robot = current;
                current.mouseMove(to.x, to.y);
            } catch (AWTException | SecurityException refused) {
                // the pointer is not moved; the caller checks its position
            }
        }

        @Override
        public Point position() {
            PointerInfo pointer = MouseInfo.getPointerInfo();
            return pointer == null ? NOWHERE : pointer.getLocation();
        }
    }
}

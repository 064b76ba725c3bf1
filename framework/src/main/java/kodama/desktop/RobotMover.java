package kodama.desktop;

import java.awt.AWTException;
import java.awt.MouseInfo;
import java.awt.Point;
import java.awt.PointerInfo;
import java.awt.Robot;
import org.jspecify.annotations.Nullable;

/** Moves the mouse by AWT's robot, which is made when it is needed first: some systems ask the player about it. */
final class RobotMover implements CaughtMouse.Mover {
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
    public Point where() {
        PointerInfo pointer = MouseInfo.getPointerInfo();
        return pointer == null ? NOWHERE : pointer.getLocation();
    }
}

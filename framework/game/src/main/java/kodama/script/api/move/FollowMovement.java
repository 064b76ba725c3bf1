package kodama.script.api.move;

import kodama.geom.Aim;
import kodama.script.api.tween.TickTimer;

/** Moves toward a target and keeps a distance from it. */
final class FollowMovement extends Movement {
    /**
     * How the task follows.
     *
     * @param speed in pixels per tick
     * @param distance distance to keep, in pixels
     * @param turn largest turn per tick, in degrees; 180 for no limit
     * @param angle initial direction if the turn is limited, in degrees
     * @param arrives whether the movement ends at that distance
     */
    record Parameters(double speed, double distance, double turn, double angle, boolean arrives) {}

    private final MoveTarget other;
    private final Parameters parameters;
    private final TickTimer timer;
    private double angle;

    /** @param ticks duration; infinite for no limit */
    FollowMovement(Mover mover, MoveTarget other, Parameters parameters, double ticks) {
        super(mover);
        this.other = other;
        this.parameters = parameters;
        timer = new TickTimer(ticks);
        angle = parameters.angle;
    }

    @Override
    boolean advance(double timeScale) {
        if (!other.isAlive()) return false;
        timer.advance(timeScale);
        double x = x();
        double y = y();
        double dx = other.x() - x;
        double dy = other.y() - y;
        double left = Math.sqrt(dx * dx + dy * dy) - parameters.distance;
        if (left <= 0) return continuesNear();
        double direction = Aim.angle(x, y, x + dx, y + dy);
        double maxTurn = parameters.turn * timeScale;
        double turn = Aim.turn(angle, direction);
        angle = Math.abs(turn) <= maxTurn ? direction : angle + Math.copySign(maxTurn, turn);
        step(x, y, angle == direction ? Math.min(parameters.speed * timeScale, left) : parameters.speed * timeScale);
        boolean isNear = angle == direction && parameters.speed * timeScale >= left;
        return isNear ? continuesNear() : !timer.isOver();
    }

    private void step(double x, double y, double far) {
        place(x + Aim.stepX(angle) * far, y + Aim.stepY(angle) * far);
    }

    private boolean continuesNear() {
        return !parameters.arrives && !timer.isOver();
    }
}

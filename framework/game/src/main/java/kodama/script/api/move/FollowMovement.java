package kodama.script.api.move;

import kodama.geom.Aim;

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
    private final Parameters flight;
    private final TickTimer timer;
    private double angle;

    /** @param ticks duration; infinite for no limit */
    FollowMovement(Mover mover, MoveTarget other, Parameters flight, double ticks) {
        super(mover);
        this.other = other;
        this.flight = flight;
        timer = new TickTimer(ticks);
        angle = flight.angle;
    }

    @Override
    boolean advance(double pace) {
        if (!other.isAlive()) return false;
        timer.advance(pace);
        double x = x();
        double y = y();
        double dx = other.x() - x;
        double dy = other.y() - y;
        double left = Math.sqrt(dx * dx + dy * dy) - flight.distance;
        if (left <= 0) return continuesNear();
        double direction = Aim.angle(x, y, x + dx, y + dy);
        double most = flight.turn * pace;
        double turn = Aim.turn(angle, direction);
        angle = Math.abs(turn) <= most ? direction : angle + Math.copySign(most, turn);
        step(x, y, angle == direction ? Math.min(flight.speed * pace, left) : flight.speed * pace);
        boolean isNear = angle == direction && flight.speed * pace >= left;
        return isNear ? continuesNear() : !timer.isOver();
    }

    private void step(double x, double y, double far) {
        place(x + Aim.stepX(angle) * far, y + Aim.stepY(angle) * far);
    }

    private boolean continuesNear() {
        return !flight.arrives && !timer.isOver();
    }
}

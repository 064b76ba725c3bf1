package kodama.script.api.move;

import kodama.geom.Aim;

/** Flies after something, and keeps away from it as far as it is told. */
final class FollowMovement extends Movement {
    /**
     * How it flies.
     *
     * @param speed in pixels a tick
     * @param distance how near it comes; in pixels
     * @param turn how far it can turn in a tick; in degrees, 180 for as it likes
     * @param angle where it flies at first, if it cannot turn as it likes; in degrees
     * @param arrives whether it has done its work when it is as near as that
     */
    record Parameters(double speed, double distance, double turn, double angle, boolean arrives) {}

    private final MoveTarget other;
    private final Parameters flight;
    private final TickTimer timer;
    private double angle;

    /** Ticks may be infinite. */
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
        if (left <= 0) return goesOnNear();
        double wanted = Aim.angle(x, y, x + dx, y + dy);
        double most = flight.turn * pace;
        double turn = Aim.turn(angle, wanted);
        angle = Math.abs(turn) <= most ? wanted : angle + Math.copySign(most, turn);
        step(x, y, angle == wanted ? Math.min(flight.speed * pace, left) : flight.speed * pace);
        boolean isNear = angle == wanted && flight.speed * pace >= left;
        return isNear ? goesOnNear() : !timer.isOver();
    }

    private void step(double x, double y, double far) {
        place(x + Aim.stepX(angle) * far, y + Aim.stepY(angle) * far);
    }

    private boolean goesOnNear() {
        return !flight.arrives && !timer.isOver();
    }
}

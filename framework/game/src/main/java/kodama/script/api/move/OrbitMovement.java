package kodama.script.api.move;

import kodama.geom.Aim;

/** Goes round something that may move. */
final class OrbitMovement extends Movement {
    private final MoveTarget center;
    private final Parameters round;
    private final TickTimer timer;
    private final TickTimer arrival;
    private final double firstRadius;

    /**
     * What the way round is.
     *
     * @param angle direction from the middle at first; in degrees
     * @param turn in degrees a tick
     * @param radius in pixels
     * @param grow how much larger the radius gets; in pixels a tick
     */
    record Parameters(double angle, double turn, double radius, double grow) {}

    /**
     * @param ticks how long; infinite for as long as the middle is there
     * @param within in how many ticks the radius is reached; 0 for at once
     */
    OrbitMovement(Mover mover, MoveTarget center, Parameters round, double ticks, double within) {
        super(mover);
        this.center = center;
        this.round = round;
        timer = new TickTimer(ticks);
        arrival = new TickTimer(within);
        double dx = x() - center.x();
        double dy = y() - center.y();
        firstRadius = Math.sqrt(dx * dx + dy * dy);
    }

    @Override
    boolean advance(double pace) {
        if (!center.isAlive()) return false;
        timer.advance(pace);
        arrival.advance(pace);
        double angle = round.angle + round.turn * timer.passed();
        double radius = round.radius + round.grow * timer.passed();
        double reached = arrival.isOver() ? radius : firstRadius + (radius - firstRadius) * arrival.progress();
        place(center.x() + Aim.stepX(angle) * reached, center.y() + Aim.stepY(angle) * reached);
        return !timer.isOver();
    }
}

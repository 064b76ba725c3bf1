package kodama.script.api.move;

import kodama.geom.Aim;
import kodama.script.api.tween.TickTimer;

/** Moves around a center, which may move. */
final class OrbitMovement extends Movement {
    private final MoveTarget center;
    private final Parameters parameters;
    private final TickTimer timer;
    private final TickTimer arrival;
    private final double firstRadius;

    /**
     * The shape of the orbit.
     *
     * @param angle initial direction from the center, in degrees
     * @param turn in degrees per tick
     * @param radius in pixels
     * @param grow growth of the radius, in pixels per tick
     */
    record Parameters(double angle, double turn, double radius, double grow) {}

    /**
     * @param ticks duration; infinite for as long as the center exists
     * @param within ticks until the radius is reached; 0 for at once
     */
    OrbitMovement(Mover mover, MoveTarget center, Parameters parameters, double ticks, double within) {
        super(mover);
        this.center = center;
        this.parameters = parameters;
        timer = new TickTimer(ticks);
        arrival = new TickTimer(within);
        double dx = x() - center.x();
        double dy = y() - center.y();
        firstRadius = Math.sqrt(dx * dx + dy * dy);
    }

    @Override
    boolean advance(double timeScale) {
        if (!center.isAlive()) return false;
        timer.advance(timeScale);
        arrival.advance(timeScale);
        double angle = parameters.angle + parameters.turn * timer.passed();
        double radius = parameters.radius + parameters.grow * timer.passed();
        double reached = arrival.isOver() ? radius : firstRadius + (radius - firstRadius) * arrival.progress();
        place(center.x() + Aim.stepX(angle) * reached, center.y() + Aim.stepY(angle) * reached);
        return !timer.isOver();
    }
}

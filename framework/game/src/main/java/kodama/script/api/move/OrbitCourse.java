package kodama.script.api.move;

import kodama.geom.Aim;

/** Goes round something that may move. */
final class OrbitCourse extends Course {
    private final Target center;
    private final Round round;
    private final Timer timer;
    private final Timer arrival;
    private final double firstRadius;

    /**
     * What the way round is.
     *
     * @param angle direction from the middle at first; in degrees
     * @param turn in degrees a tick
     * @param radius in pixels
     * @param grow how much larger the radius gets; in pixels a tick
     */
    record Round(double angle, double turn, double radius, double grow) {}

    /**
     * @param ticks how long; infinite for as long as the middle is there
     * @param within in how many ticks the radius is reached; 0 for at once
     */
    OrbitCourse(Mover mover, Target center, Round round, double ticks, double within) {
        super(mover);
        this.center = center;
        this.round = round;
        timer = new Timer(ticks);
        arrival = new Timer(within);
        double dx = x() - center.x();
        double dy = y() - center.y();
        firstRadius = Math.sqrt(dx * dx + dy * dy);
    }

    @Override
    boolean goOn(double pace) {
        if (!center.isThere()) return false;
        timer.pass(pace);
        arrival.pass(pace);
        double angle = round.angle + round.turn * timer.passed();
        double radius = round.radius + round.grow * timer.passed();
        double reached = arrival.isOver() ? radius : firstRadius + (radius - firstRadius) * arrival.share();
        place(center.x() + Aim.stepX(angle) * reached, center.y() + Aim.stepY(angle) * reached);
        return !timer.isOver();
    }
}

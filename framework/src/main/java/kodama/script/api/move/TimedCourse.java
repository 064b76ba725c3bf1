package kodama.script.api.move;

import kodama.geom.Curve;

/** Goes along a curve within so many ticks. */
final class TimedCourse implements Course {
    private final Mover mover;
    private final Curve curve;
    private final Ease ease;
    private final Timer timer;

    TimedCourse(Mover mover, Curve curve, double ticks, Ease ease) {
        this.mover = mover;
        this.curve = curve;
        this.ease = ease;
        timer = new Timer(ticks);
    }

    @Override
    public boolean goOn(double pace) {
        timer.pass(pace);
        double share = timer.isOver() ? 1 : ease.at(timer.share());
        mover.place(curve.x(share), curve.y(share));
        return !timer.isOver();
    }
}

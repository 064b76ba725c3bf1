package kodama.script.api.move;

import kodama.geom.Curve;
import kodama.geom.Line;
import kodama.script.api.tween.Ease;
import kodama.script.api.tween.TickTimer;

/** Moves along a curve in a number of ticks. */
final class CurveMovement extends Movement {
    private final Curve curve;
    private final Ease ease;
    private final double ticks;
    private double passed;

    CurveMovement(Mover mover, Curve curve, double ticks, Ease ease) {
        super(mover);
        this.curve = curve;
        this.ease = ease;
        this.ticks = ticks;
    }

    @Override
    int readPathAhead() {
        return curve instanceof Line line ? (int) line.fromX() : 0;
    }

    @Override
    boolean advance(double timeScale) {
        passed = TickTimer.passed(passed + timeScale, ticks);
        double share = passed == ticks ? 1 : ease.at(passed / ticks);
        place(curve.x(share), curve.y(share));
        return passed != ticks;
    }
}

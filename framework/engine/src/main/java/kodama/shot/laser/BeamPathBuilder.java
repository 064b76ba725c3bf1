package kodama.shot.laser;

import static java.util.Objects.requireNonNull;

import kodama.geom.Aim;
import kodama.geom.Bounds;

/** Lays the way of a beam: straight, round its joints, and back at the edges of a field. */
final class BeamPathBuilder {
    /** A beam that is thrown back begins so far inside, so that it does not meet the same edge again. */
    private static final double INSIDE = 1e-9;

    /** How thick a beam is at its ends, as a part of the rest. */
    private static final double POINTED = 0.4;

    private final BeamSpec plan;

    // Where the way has come to; in virtual pixels, and as a step of length 1.
    private double x;
    private double y;
    private double stepX;
    private double stepY;
    /** How far the way has come; in virtual pixels. */
    private double gone;
    /** How often it may still be thrown back. */
    private int bounces;

    BeamPathBuilder(BeamSpec plan) {
        this.plan = plan;
    }

    void build(LaserPath way, double fromX, double fromY, double angle, double length, double width) {
        x = fromX;
        y = fromY;
        gone = 0;
        bounces = plan.mirrors() == null ? 0 : plan.bounces();
        double direction = angle;
        double tip = Math.min(width / 2, length / 4);
        way.clear();
        way.add(x, y, width * POINTED);
        aim(direction);
        if (plan.joints().isEmpty() || plan.joints().get(0).at() > tip) go(way, tip, width);
        for (int i = 0; i < plan.joints().size(); i++) {
            BeamJoint joint = plan.joints().get(i);
            if (joint.at() >= length) break;
            go(way, joint.at(), width);
            direction = Aim.angle(0, 0, stepX, stepY) + joint.turn();
            aim(direction);
        }
        go(way, length - tip, width);
        go(way, length, width * POINTED);
    }

    private void aim(double direction) {
        stepX = Aim.stepX(direction);
        stepY = Aim.stepY(direction);
    }

    /** Goes on until the way is so long. */
    private void go(LaserPath way, double end, double width) {
        while (gone < end) {
            double toEdge = bounces > 0 ? toEdge() : Double.POSITIVE_INFINITY;
            double step = Math.min(end - gone, toEdge);
            x += stepX * step;
            y += stepY * step;
            gone += step;
            way.add(x, y, width);
            if (step == toEdge) bounce();
        }
    }

    /** How far it is to the first edge that is ahead. */
    private double toEdge() {
        return Math.min(
                toLine(x, stepX, field().left(), field().right()), toLine(y, stepY, field().top(), field().bottom()));
    }

    private Bounds field() {
        return requireNonNull(plan.mirrors());
    }

    private static double toLine(double place, double step, double low, double high) {
        if (step > 0 && place < high) return Math.max(INSIDE, (high - place) / step);
        if (step < 0 && place > low) return Math.max(INSIDE, (low - place) / step);
        return Double.POSITIVE_INFINITY;
    }

    private void bounce() {
        double sideways = Math.min(Math.abs(x - field().left()), Math.abs(x - field().right()));
        double upright = Math.min(Math.abs(y - field().top()), Math.abs(y - field().bottom()));
        if (sideways <= upright) stepX = -stepX;
        else stepY = -stepY;
        bounces--;
    }
}

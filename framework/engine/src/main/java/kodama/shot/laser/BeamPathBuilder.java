package kodama.shot.laser;

import static java.util.Objects.requireNonNull;

import kodama.geom.Aim;
import kodama.geom.Bounds;

/** Builds the path of a beam: straight, bent at its joints, and reflected at the edges of a field. */
final class BeamPathBuilder {
    /** A reflected beam continues this far inside the edge, so that it does not meet the same edge again. */
    private static final double INSIDE = 1e-9;

    /** Width of a beam at its ends, as a part of the rest. */
    private static final double POINTED = 0.4;

    private final BeamSpec beamSpec;

    // end of the path so far, in virtual pixels, and the unit vector of its direction
    private double x;
    private double y;
    private double stepX;
    private double stepY;
    /** Length of the path so far; in virtual pixels. */
    private double currentLength;
    /** Remaining reflections. */
    private int bounces;

    BeamPathBuilder(BeamSpec beamSpec) {
        this.beamSpec = beamSpec;
    }

    void build(LaserPath path, double fromX, double fromY, double angle, double length, double width) {
        x = fromX;
        y = fromY;
        currentLength = 0;
        bounces = beamSpec.mirrors() == null ? 0 : beamSpec.bounces();
        double direction = angle;
        double tip = Math.min(width / 2, length / 4);
        path.clear();
        path.add(x, y, width * POINTED);
        aim(direction);
        if (beamSpec.joints().isEmpty() || beamSpec.joints().get(0).at() > tip) extendTo(path, tip, width);
        for (int i = 0; i < beamSpec.joints().size(); i++) {
            BeamJoint joint = beamSpec.joints().get(i);
            if (joint.at() >= length) break;
            extendTo(path, joint.at(), width);
            direction = Aim.angle(0, 0, stepX, stepY) + joint.turn();
            aim(direction);
        }
        extendTo(path, length - tip, width);
        extendTo(path, length, width * POINTED);
    }

    private void aim(double direction) {
        stepX = Aim.stepX(direction);
        stepY = Aim.stepY(direction);
    }

    /** Extends the path to a length. */
    private void extendTo(LaserPath path, double end, double width) {
        while (currentLength < end) {
            double distanceToEdge = bounces > 0 ? distanceToEdge() : Double.POSITIVE_INFINITY;
            double step = Math.min(end - currentLength, distanceToEdge);
            x += stepX * step;
            y += stepY * step;
            currentLength += step;
            path.add(x, y, width);
            if (step == distanceToEdge) bounce();
        }
    }

    /** Returns the distance to the first edge ahead. */
    private double distanceToEdge() {
        return Math.min(
                toLine(x, stepX, field().left(), field().right()), toLine(y, stepY, field().top(), field().bottom()));
    }

    private Bounds field() {
        return requireNonNull(beamSpec.mirrors());
    }

    private static double toLine(double position, double step, double low, double high) {
        if (step > 0 && position < high) return Math.max(INSIDE, (high - position) / step);
        if (step < 0 && position > low) return Math.max(INSIDE, (low - position) / step);
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

package kodama.shot.laser;

import static java.util.Objects.requireNonNull;

import kodama.geom.Aim;
import kodama.geom.Bounds;
import kodama.ground.Ground;
import kodama.ground.RayHit;
import kodama.shot.WallAction;
import kodama.shot.Walls;

/** Builds the path of a beam: straight, bent at its joints, reflected at the edges of a field, ended by walls. */
final class BeamPathBuilder {
    /** A reflected beam continues this far inside the edge, so that it does not meet the same edge again. */
    private static final double INSIDE = 1e-9;

    /** Maximum number of reflections at walls, of which there may be many in a corner. */
    private static final int MAX_WALL_BOUNCES = 100;

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
    /** Remaining reflections at edges. */
    private int bounces;
    /** Remaining reflections at walls. */
    private int wallBounces;
    /** Whether the path has ended at a wall. */
    private boolean isStopped;

    private final RayHit hit = new RayHit();

    BeamPathBuilder(BeamSpec beamSpec) {
        this.beamSpec = beamSpec;
    }

    void build(LaserPath path, double fromX, double fromY, double angle, double length, double width) {
        x = fromX;
        y = fromY;
        currentLength = 0;
        bounces = beamSpec.mirrors() == null ? 0 : beamSpec.bounces();
        beginWalls();
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
        while (currentLength < end && !isStopped) {
            double distanceToEdge = bounces > 0 ? distanceToEdge() : Double.POSITIVE_INFINITY;
            double step = Math.min(end - currentLength, distanceToEdge);
            boolean meetsWall = findWall(step);
            if (meetsWall) step *= hit.fraction;
            x += stepX * step;
            y += stepY * step;
            currentLength += step;
            path.add(x, y, width);
            if (meetsWall) meetWall();
            else if (step == distanceToEdge) bounce();
        }
    }

    private void beginWalls() {
        Walls walls = beamSpec.walls();
        isStopped = false;
        if (walls == null) return;
        boolean bounces = walls.action() == WallAction.BOUNCE;
        wallBounces = bounces ? Math.min(MAX_WALL_BOUNCES, walls.times()) : 0;
    }

    /** Returns whether there is a wall within a distance. A source on the surface of a wall is outside. */
    private boolean findWall(double distance) {
        if (beamSpec.walls() == null) return false;
        Ground ground = beamSpec.walls().ground();
        double skipped = currentLength == 0 && ground.solid(x, y) ? Math.min(distance, Walls.SURFACE) : 0;
        double startX = x + stepX * skipped;
        double startY = y + stepY * skipped;
        return ground.ray(startX, startY, x + stepX * distance, y + stepY * distance, hit);
    }

    private void meetWall() {
        x += hit.normalX * Walls.GAP;
        y += hit.normalY * Walls.GAP;
        isStopped =
                wallBounces-- == 0 || requireNonNull(beamSpec.walls()).ground().solid(x, y);
        double twice = 2 * (stepX * hit.normalX + stepY * hit.normalY);
        stepX -= twice * hit.normalX;
        stepY -= twice * hit.normalY;
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

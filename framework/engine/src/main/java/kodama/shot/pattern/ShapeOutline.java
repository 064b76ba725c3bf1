package kodama.shot.pattern;

import kodama.geom.Aim;

/** Code shared by the outlines that keep their shape while they grow: each point sets both direction and speed. */
final class ShapeOutline {
    private ShapeOutline() {}

    static double x(double degrees) {
        return Aim.stepX(degrees);
    }

    static double y(double degrees) {
        return Aim.stepY(degrees);
    }

    /** Turns to a point of the outline and scales distance and speed; x is ahead, y is right, 1 is the full speed. */
    static void stretch(SpawnPoint point, double x, double y) {
        point.turn(Aim.angle(0, 0, x, y));
        point.stretch(Math.sqrt(x * x + y * y));
    }
}

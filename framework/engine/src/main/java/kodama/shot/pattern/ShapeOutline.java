package kodama.shot.pattern;

import kodama.geom.Aim;

/** What outlines have in common that keep their shape while they grow: a point says direction and speed at once. */
final class ShapeOutline {
    private ShapeOutline() {}

    static double x(double degrees) {
        return Aim.stepX(degrees);
    }

    static double y(double degrees) {
        return Aim.stepY(degrees);
    }

    /** Turns to a point of the outline, and draws it out so far; x ahead, y to the right, 1 for the whole speed. */
    static void stretch(SpawnPoint spot, double x, double y) {
        spot.turn(Aim.angle(0, 0, x, y));
        spot.stretch(Math.sqrt(x * x + y * y));
    }
}

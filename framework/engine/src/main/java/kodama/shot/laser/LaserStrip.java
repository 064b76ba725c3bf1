package kodama.shot.laser;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;

/** Draws the light of a laser, and finds where its way enters a circle. */
final class LaserStrip {
    private static final int WHITE = 0xFFFFFF;

    private LaserStrip() {}

    static void draw(DrawList list, LaserPath way, Image light, double alpha) {
        list.strip(light, way.points, way.widths, way.count, 0, BlendMode.ADD, WHITE, alpha);
    }

    /** How much of the piece before a corner lies before a circle, from 0; more than 1 if it does not enter it. */
    static double entry(LaserPath way, int corner, double x, double y, double radius) {
        double ax = way.x(corner - 1) - x;
        double ay = way.y(corner - 1) - y;
        double dx = way.x(corner) - way.x(corner - 1);
        double dy = way.y(corner) - way.y(corner - 1);
        double c = ax * ax + ay * ay - radius * radius;
        if (c <= 0) return 0;
        double a = dx * dx + dy * dy;
        double b = ax * dx + ay * dy;
        double under = b * b - a * c;
        return a == 0 || b >= 0 || under < 0 ? 2 : (-b - Math.sqrt(under)) / a;
    }
}

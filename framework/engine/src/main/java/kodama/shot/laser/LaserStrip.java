package kodama.shot.laser;

import kodama.draw.BlendMode;
import kodama.draw.DrawList;
import kodama.draw.Image;

/** Draws a laser along its path, and finds where the path enters a circle. */
final class LaserStrip {
    private static final int WHITE = 0xFFFFFF;

    private LaserStrip() {}

    static void draw(DrawList list, LaserPath path, Image light, double alpha) {
        list.strip(light, path.points, path.widths, path.count, 0, BlendMode.ADD, WHITE, alpha);
    }

    /**
     * Returns the part of the segment before a corner that is outside a circle, 0 to 1; above 1 if it does not enter
     * it.
     */
    static double entry(LaserPath path, int corner, double x, double y, double radius) {
        double ax = path.x(corner - 1) - x;
        double ay = path.y(corner - 1) - y;
        double dx = path.x(corner) - path.x(corner - 1);
        double dy = path.y(corner) - path.y(corner - 1);
        double c = ax * ax + ay * ay - radius * radius;
        if (c <= 0) return 0;
        double a = dx * dx + dy * dy;
        double b = ax * dx + ay * dy;
        double under = b * b - a * c;
        return a == 0 || b >= 0 || under < 0 ? 2 : (-b - Math.sqrt(under)) / a;
    }
}

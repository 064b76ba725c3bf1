package kodama.geom;

/** Collision tests of a disc that moves straight from a to b, against outlines around the origin. */
final class Sweep {
    private Sweep() {}

    /** Whether the distance of the segment a-b to the origin is less than the given one. */
    static boolean meetsPoint(double ax, double ay, double bx, double by, double distance) {
        double dx = bx - ax;
        double dy = by - ay;
        double length2 = dx * dx + dy * dy;
        double t = length2 > 0 ? clamp(-(ax * dx + ay * dy) / length2) : 0;
        double nearX = ax + t * dx;
        double nearY = ay + t * dy;
        return nearX * nearX + nearY * nearY < distance * distance;
    }

    private static double clamp(double t) {
        return Math.max(0, Math.min(1, t));
    }

    /**
     * Whether a disc moving along a-b overlaps the upright box around the origin: the segment crosses the box extended
     * by the radius, but not only in a corner that the rounding cuts off.
     */
    static boolean meetsBox(
            double ax, double ay, double bx, double by, double radius, double halfWidth, double halfHeight) {
        return crosses(ax, ay, bx, by, halfWidth + radius, halfHeight)
                || crosses(ax, ay, bx, by, halfWidth, halfHeight + radius)
                || meetsPoint(ax - halfWidth, ay - halfHeight, bx - halfWidth, by - halfHeight, radius)
                || meetsPoint(ax + halfWidth, ay - halfHeight, bx + halfWidth, by - halfHeight, radius)
                || meetsPoint(ax - halfWidth, ay + halfHeight, bx - halfWidth, by + halfHeight, radius)
                || meetsPoint(ax + halfWidth, ay + halfHeight, bx + halfWidth, by + halfHeight, radius);
    }

    /** Whether the segment a-b has a point strictly inside the upright box around the origin (slab method). */
    private static boolean crosses(double ax, double ay, double bx, double by, double halfWidth, double halfHeight) {
        double enter = Math.max(entry(ax, bx - ax, halfWidth), entry(ay, by - ay, halfHeight));
        double leave = Math.min(exit(ax, bx - ax, halfWidth), exit(ay, by - ay, halfHeight));
        return enter < leave && enter < 1 && leave > 0;
    }

    private static double entry(double start, double step, double half) {
        if (step == 0) return Math.abs(start) < half ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
        return (-Math.copySign(half, step) - start) / step;
    }

    private static double exit(double start, double step, double half) {
        if (step == 0) return Math.abs(start) < half ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
        return (Math.copySign(half, step) - start) / step;
    }
}

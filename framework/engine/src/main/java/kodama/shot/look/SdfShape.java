package kodama.shot.look;

import kodama.geom.Aim;

/**
 * A region of the plane, told by how far each place is from its edge.
 *
 * <p>Places are pixels from the middle of a picture, x to the right, y down. Shapes are put together by simple
 * arithmetic on distances, so that an outline, a rim and a body come from one and the same shape. After Inigo Quilez,
 * "2D distance functions".
 */
@FunctionalInterface
interface SdfShape {
    /** How far the place is from the edge; in pixels, negative within. */
    double distance(double x, double y);

    /** The same, larger all around; smaller if it grows by less than 0. */
    default SdfShape grown(double by) {
        return (x, y) -> distance(x, y) - by;
    }

    /** Its edge alone, as a line of this thickness. */
    default SdfShape edge(double thickness) {
        return (x, y) -> Math.abs(distance(x, y)) - thickness / 2;
    }

    default SdfShape or(SdfShape other) {
        return (x, y) -> Math.min(distance(x, y), other.distance(x, y));
    }

    default SdfShape and(SdfShape other) {
        return (x, y) -> Math.max(distance(x, y), other.distance(x, y));
    }

    default SdfShape without(SdfShape other) {
        return (x, y) -> Math.max(distance(x, y), -other.distance(x, y));
    }

    default SdfShape moved(double right, double down) {
        return (x, y) -> distance(x - right, y - down);
    }

    /** Turned clockwise around the middle; in degrees. */
    default SdfShape turned(double angle) {
        double cos = Aim.stepX(angle);
        double sin = Aim.stepY(angle);
        return (x, y) -> distance(x * cos + y * sin, y * cos - x * sin);
    }

    /** What is below the middle, and above it as in a mirror. */
    default SdfShape mirrored() {
        return (x, y) -> distance(x, Math.abs(y));
    }

    /** So many of it around the middle; this one is the first, to the right. */
    default SdfShape around(int n) {
        SdfShape all = this;
        for (int i = 1; i < n; i++) all = all.or(turned(i * 360.0 / n));
        return all;
    }
}

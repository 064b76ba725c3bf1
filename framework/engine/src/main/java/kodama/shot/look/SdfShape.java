package kodama.shot.look;

import kodama.geom.Aim;

/**
 * A region of the plane, defined by its signed distance function.
 *
 * <p>Positions are in pixels from the center of a picture, x to the right, y down. Shapes are combined by arithmetic on
 * distances, so outline, rim and body come from the same shape. After Inigo Quilez, "2D distance functions".
 */
@FunctionalInterface
interface SdfShape {
    /** Returns the distance of a position from the edge; in pixels, negative inside. */
    double distance(double x, double y);

    /** Returns this shape expanded on all sides; a negative amount shrinks it. */
    default SdfShape grown(double by) {
        return (x, y) -> distance(x, y) - by;
    }

    /** Returns the edge of this shape as a line of a thickness. */
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

    /** Returns this shape rotated clockwise around the center; in degrees. */
    default SdfShape turned(double angle) {
        double cos = Aim.stepX(angle);
        double sin = Aim.stepY(angle);
        return (x, y) -> distance(x * cos + y * sin, y * cos - x * sin);
    }

    /** Returns the lower half of this shape and its mirror image above. */
    default SdfShape mirrored() {
        return (x, y) -> distance(x, Math.abs(y));
    }

    /** Returns copies of this shape evenly spaced around the center; the first is this shape. */
    default SdfShape around(int n) {
        SdfShape all = this;
        for (int i = 1; i < n; i++) all = all.or(turned(i * 360.0 / n));
        return all;
    }
}

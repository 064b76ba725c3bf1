package kodama.geom;

import java.util.Locale;
import kodama.base.Checks;

/**
 * The outline of a body around its place: a circle, a box, a capsule or a convex polygon.
 *
 * <p>Outlines that only touch do not overlap: two boxes 8 wide and 8 apart share no pixel. Immutable; any thread may
 * use it.
 */
public final class Hitbox {
    private enum Kind {
        CIRCLE,
        BOX,
        CAPSULE,
        POLYGON
    }

    private final Kind kind;
    /** As they were given, without the angle. */
    private final double[] numbers;
    /** How far it is turned; in degrees. */
    private final double angle;

    private final Hull hull;
    // How far it reaches; in virtual pixels. Both are the radius of a circle.
    private final double halfWidth;
    private final double halfHeight;

    // Most outlines are one of these, which are compared in fewer steps.
    private final boolean circle;
    private final boolean upright;

    private Hitbox(Kind kind, double angle, double... numbers) {
        this.kind = kind;
        this.numbers = numbers;
        this.angle = Checks.finite("angle", angle);
        this.hull = hull();
        this.circle = kind == Kind.CIRCLE;
        this.upright = kind == Kind.BOX && angle % 90 == 0;
        this.halfWidth = hull.halfWidth();
        this.halfHeight = hull.halfHeight();
    }

    private Hull hull() {
        return switch (kind) {
            case CIRCLE -> hull(numbers[0], 0, 0);
            case BOX -> {
                double x = numbers[0] / 2;
                double y = numbers[1] / 2;
                yield hull(0, -x, -y, x, -y, x, y, -x, y);
            }
            case CAPSULE -> {
                double x = numbers[0] / 2 - numbers[1];
                yield x > 0 ? hull(numbers[1], -x, 0, x, 0) : hull(numbers[1], 0, 0);
            }
            case POLYGON -> hull(0, numbers);
        };
    }

    private Hull hull(double radius, double... places) {
        double right = Aim.stepX(angle);
        double down = Aim.stepY(angle);
        Hull turned = new Hull(places.length / 2);
        turned.clear(radius);
        for (int i = 0; i < places.length; i += 2)
            turned.add(places[i] * right - places[i + 1] * down, places[i] * down + places[i + 1] * right);
        return turned;
    }

    /**
     * Makes a circle.
     *
     * @param radius distance from center to edge; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static Hitbox circle(double radius) {
        return new Hitbox(Kind.CIRCLE, 0, checkedSize("radius", radius));
    }

    /**
     * Makes an upright box.
     *
     * @param width from edge to edge; in virtual pixels, at least 0
     * @param height from edge to edge; in virtual pixels, at least 0
     * @throws IllegalArgumentException if a size is below 0 or no finite number
     */
    public static Hitbox box(double width, double height) {
        return box(width, height, 0);
    }

    /**
     * Makes a box that is turned.
     *
     * @param width from edge to edge; in virtual pixels, at least 0
     * @param height from edge to edge; in virtual pixels, at least 0
     * @param angle how far it is turned; in degrees, clockwise on screen
     * @throws IllegalArgumentException if a size is below 0, or a number not finite
     */
    public static Hitbox box(double width, double height, double angle) {
        return new Hitbox(Kind.BOX, angle, checkedSize("width", width), checkedSize("height", height));
    }

    /**
     * Makes a line with round ends: what is nearer to it than the radius.
     *
     * @param length from tip to tip; in virtual pixels, at least twice the radius
     * @param radius of the round ends, half the thickness; in virtual pixels, at least 0
     * @param angle direction of the line; in degrees, 0 lies, 90 stands
     * @throws IllegalArgumentException if a size is below its bound, or a number not finite
     */
    public static Hitbox capsule(double length, double radius, double angle) {
        checkedSize("radius", radius);
        return new Hitbox(Kind.CAPSULE, angle, Checks.atLeast("length", length, 2 * radius), radius);
    }

    /**
     * Makes a convex polygon.
     *
     * @param corners x and y of each corner, one after the other around the polygon, either way; beside the place of
     *     the body, in virtual pixels; 3 to 32 corners
     * @throws IllegalArgumentException if a number is missing or not finite, there are too few or too many corners, or
     *     the polygon is not convex
     */
    public static Hitbox polygon(double... corners) {
        ConvexCorners.check(corners);
        return new Hitbox(Kind.POLYGON, 0, corners.clone());
    }

    /**
     * Makes the same outline, turned around the place of its body.
     *
     * @param by how far it is turned beside what it is already; in degrees, clockwise on screen
     * @return the turned outline; this one if nothing would change
     * @throws IllegalArgumentException if the angle is no finite number
     */
    public Hitbox rotated(double by) {
        return circle || by == 0 ? this : new Hitbox(kind, angle + Checks.finite("angle", by), numbers);
    }

    /**
     * Checks a length of an outline.
     *
     * @param name what it is called in the error
     * @param value in virtual pixels
     * @throws IllegalArgumentException if it is below 0 or no finite number
     */
    public static double checkedSize(String name, double value) {
        return Checks.atLeast(name, value, 0.0);
    }

    /** Tells whether this is a circle: false for all other outlines. */
    public boolean isCircle() {
        return circle;
    }

    /** Tells whether this is a box whose edges lie and stand: false for all other outlines. */
    public boolean isAxisAligned() {
        return upright;
    }

    /**
     * Returns the reach to the left and right: half the width of the upright box around the place that the outline fits
     * in; in virtual pixels.
     */
    public double halfWidth() {
        return halfWidth;
    }

    /**
     * Returns the reach up and down: half the height of the upright box around the place that the outline fits in; in
     * virtual pixels.
     */
    public double halfHeight() {
        return halfHeight;
    }

    /**
     * Returns how many corners the outline has: 1 for a circle, 2 for a capsule, 4 for a box, else those of the
     * polygon.
     */
    public int cornerCount() {
        return hull.count;
    }

    /**
     * Returns where a corner is; the middle of a circle, the middles of a capsule's ends.
     *
     * @param corner which one; from 0 to {@link #cornerCount()} - 1
     * @return beside the place of the body; in virtual pixels
     */
    public double cornerX(int corner) {
        return hull.x[corner];
    }

    /**
     * Returns where a corner is; the middle of a circle, the middles of a capsule's ends.
     *
     * @param corner which one; from 0 to {@link #cornerCount()} - 1
     * @return beside the place of the body; in virtual pixels
     */
    public double cornerY(int corner) {
        return hull.y[corner];
    }

    /**
     * Returns how far the outline reaches around its corners and the lines between them: radius of a circle and of a
     * capsule's ends, 0 for others; in virtual pixels.
     */
    public double cornerRadius() {
        return hull.radius;
    }

    /** Tells whether this hitbox, standing at a place, overlaps another one: true if they share more than an edge. */
    public boolean overlaps(double x, double y, Hitbox other, double otherX, double otherY) {
        double dx = Math.abs(otherX - x);
        double dy = Math.abs(otherY - y);
        if (dx >= halfWidth + other.halfWidth || dy >= halfHeight + other.halfHeight) return false;
        if (circle && other.circle) return near(dx, dy, halfWidth + other.halfWidth);
        if (circle && other.upright) return other.reachesCircle(dx, dy, this);
        if (upright && other.circle) return reachesCircle(dx, dy, other);
        return upright && other.upright || hull.overlaps(x - otherX, y - otherY, other.hull);
    }

    private boolean reachesCircle(double dx, double dy, Hitbox round) {
        if (dx < halfWidth && dy < halfHeight) return true;
        return near(Math.max(0, dx - halfWidth), Math.max(0, dy - halfHeight), round.halfWidth);
    }

    private static boolean near(double dx, double dy, double distance) {
        return dx * dx + dy * dy < distance * distance;
    }

    /**
     * Tells whether a shot, round or long, met this hitbox on its way.
     *
     * <p>This hitbox stands still meanwhile.
     *
     * @return true if they overlapped at any moment of the flight
     */
    public boolean overlapsSweep(double x, double y, SweptShape flight) {
        if (circle && flight.isCircle()) return flight.overlapsCircle(x, y, halfWidth);
        if (upright && flight.isCircle()) return flight.overlapsBox(x, y, halfWidth, halfHeight);
        return flight.boundsOverlap(x, y, halfWidth, halfHeight) && flight.overlaps(hull, x, y);
    }

    /** As a script writes it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(kind.name().toLowerCase(Locale.ROOT)).append('(');
        for (int i = 0; i < numbers.length; i++) text.append(i == 0 ? "" : ", ").append(numbers[i]);
        return text.append(angle == 0 ? ")" : ", " + angle + ")").toString();
    }
}

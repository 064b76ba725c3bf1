package kodama.geom;

import java.util.Locale;
import kodama.base.Checks;

/**
 * The outline of a body relative to its position: a circle, a box, a capsule or a convex polygon.
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

    private static final double DIAGONAL = Math.sqrt(2);

    /** Gaps up to this, in virtual pixels, may be rounding errors. */
    private static final double ROUNDING = 1e-6;

    private final Kind kind;
    /** The arguments of the factory method, without the angle. */
    private final double[] numbers;
    /** Rotation, in degrees. */
    private final double angle;

    private final Hull hull;
    // Half the size of the bounding box, in virtual pixels; for a circle both are its radius.
    private final double halfWidth;
    private final double halfHeight;

    // The greatest extents along the diagonals, times the square root of 2; in virtual pixels.
    private final double downRight;
    private final double upLeft;
    private final double upRight;
    private final double downLeft;

    // The most common outlines, for which comparisons take fewer steps.
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
        this.downRight = extent(1, 1);
        this.upLeft = extent(-1, -1);
        this.upRight = extent(1, -1);
        this.downLeft = extent(-1, 1);
    }

    private double extent(int x, int y) {
        return hull.extent(x, y) + DIAGONAL * hull.radius;
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

    private Hull hull(double radius, double... coordinates) {
        double right = Aim.stepX(angle);
        double down = Aim.stepY(angle);
        Hull turned = new Hull(coordinates.length / 2);
        turned.clear(radius);
        for (int i = 0; i < coordinates.length; i += 2)
            turned.add(
                    coordinates[i] * right - coordinates[i + 1] * down,
                    coordinates[i] * down + coordinates[i + 1] * right);
        return turned;
    }

    /**
     * Creates a circle.
     *
     * @param radius radius; in virtual pixels, at least 0
     * @throws IllegalArgumentException if the radius is below 0 or not finite
     */
    public static Hitbox circle(double radius) {
        return new Hitbox(Kind.CIRCLE, 0, checkedSize("radius", radius));
    }

    /**
     * Creates an upright box.
     *
     * @param width width; in virtual pixels, at least 0
     * @param height height; in virtual pixels, at least 0
     * @throws IllegalArgumentException if a size is below 0 or not finite
     */
    public static Hitbox box(double width, double height) {
        return box(width, height, 0);
    }

    /**
     * Creates a rotated box.
     *
     * @param width width; in virtual pixels, at least 0
     * @param height height; in virtual pixels, at least 0
     * @param angle rotation; in degrees, clockwise on screen
     * @throws IllegalArgumentException if a size is below 0 or a number is not finite
     */
    public static Hitbox box(double width, double height, double angle) {
        return new Hitbox(Kind.BOX, angle, checkedSize("width", width), checkedSize("height", height));
    }

    /**
     * Creates a capsule: a line with round ends.
     *
     * @param length length including both ends; in virtual pixels, at least twice the radius
     * @param radius radius of the ends, half the thickness; in virtual pixels, at least 0
     * @param angle direction of the line; in degrees, 0 is horizontal, 90 is vertical
     * @throws IllegalArgumentException if a size is below its bound or a number is not finite
     */
    public static Hitbox capsule(double length, double radius, double angle) {
        checkedSize("radius", radius);
        return new Hitbox(Kind.CAPSULE, angle, Checks.atLeast("length", length, 2 * radius), radius);
    }

    /**
     * Creates a convex polygon.
     *
     * @param corners x and y of each corner in turn, in either order around the polygon; relative to the position of
     *     the body, in virtual pixels; 3 to 32 corners
     * @throws IllegalArgumentException if a number is missing or not finite, the number of corners is out of range, or
     *     the polygon is not convex
     */
    public static Hitbox polygon(double... corners) {
        ConvexCorners.check(corners);
        return new Hitbox(Kind.POLYGON, 0, corners.clone());
    }

    /**
     * Returns this outline rotated around the position of its body.
     *
     * @param by rotation in addition to the current one; in degrees, clockwise on screen
     * @return the rotated outline; this one if nothing would change
     * @throws IllegalArgumentException if the angle is not finite
     */
    public Hitbox rotated(double by) {
        return circle || by == 0 ? this : new Hitbox(kind, angle + Checks.finite("angle", by), numbers);
    }

    /**
     * Checks a length of an outline.
     *
     * @param name its name, for the message
     * @param value length in virtual pixels
     * @throws IllegalArgumentException if it is below 0 or not finite
     */
    public static double checkedSize(String name, double value) {
        return Checks.atLeast(name, value, 0.0);
    }

    /** Returns whether this is a circle: false for all other outlines. */
    public boolean isCircle() {
        return circle;
    }

    /** Returns whether this is an upright box: false for rotated boxes and all other outlines. */
    public boolean isAxisAligned() {
        return upright;
    }

    /** Returns half the width of the upright box around the position that contains the outline; in virtual pixels. */
    public double halfWidth() {
        return halfWidth;
    }

    /** Returns half the height of the upright box around the position that contains the outline; in virtual pixels. */
    public double halfHeight() {
        return halfHeight;
    }

    /** Returns the number of corners: 1 for a circle, 2 for a capsule, 4 for a box, 3 to 32 for a polygon. */
    public int cornerCount() {
        return hull.count;
    }

    /**
     * Returns the horizontal position of a corner; of the center of a circle, of the center of a capsule's end.
     *
     * @param corner index of the corner; from 0 to {@link #cornerCount()} - 1
     * @return relative to the position of the body; in virtual pixels
     */
    public double cornerX(int corner) {
        return hull.x[corner];
    }

    /**
     * Returns the vertical position of a corner; of the center of a circle, of the center of a capsule's end.
     *
     * @param corner index of the corner; from 0 to {@link #cornerCount()} - 1
     * @return relative to the position of the body; in virtual pixels
     */
    public double cornerY(int corner) {
        return hull.y[corner];
    }

    /** Returns the radius of a circle or of a capsule's ends; 0 for other outlines; in virtual pixels. */
    public double cornerRadius() {
        return hull.radius;
    }

    /** Returns whether this outline at one position overlaps another outline: true if they share more than an edge. */
    public boolean overlaps(double x, double y, Hitbox other, double otherX, double otherY) {
        double dx = Math.abs(otherX - x);
        double dy = Math.abs(otherY - y);
        if (dx >= halfWidth + other.halfWidth || dy >= halfHeight + other.halfHeight) return false;
        if (circle && other.circle) return near(dx, dy, halfWidth + other.halfWidth);
        if (circle && other.upright) return other.reachesCircle(dx, dy, this);
        if (upright && other.circle) return reachesCircle(dx, dy, other);
        return upright && other.upright || hull.overlaps(x - otherX, y - otherY, other.hull);
    }

    /**
     * Tests quickly whether this outline at one position may overlap another outline: whether they overlap along both
     * diagonals. Most long outlines whose bounding boxes overlap do not.
     *
     * @return false if {@link #overlaps} is false; true if a closer test is needed
     */
    public boolean mayOverlap(double x, double y, Hitbox other, double otherX, double otherY) {
        double right = otherX - x;
        double down = otherY - y;
        double fall = right + down;
        double rise = right - down;
        return fall < downRight + other.upLeft + ROUNDING
                & -fall < upLeft + other.downRight + ROUNDING
                & rise < upRight + other.downLeft + ROUNDING
                & -rise < downLeft + other.upRight + ROUNDING;
    }

    private boolean reachesCircle(double dx, double dy, Hitbox round) {
        if (dx < halfWidth && dy < halfHeight) return true;
        return near(Math.max(0, dx - halfWidth), Math.max(0, dy - halfHeight), round.halfWidth);
    }

    private static boolean near(double dx, double dy, double distance) {
        return dx * dx + dy * dy < distance * distance;
    }

    /**
     * Returns whether a shot meets this outline during its flight. The outline does not move.
     *
     * @return true if they overlap at any moment of the flight
     */
    public boolean overlapsSweep(double x, double y, SweptShape sweep) {
        if (circle && sweep.isCircle()) return sweep.overlapsCircle(x, y, halfWidth);
        if (upright && sweep.isCircle()) return sweep.overlapsBox(x, y, halfWidth, halfHeight);
        return sweep.boundsOverlap(x, y, halfWidth, halfHeight) && sweep.overlaps(hull, x, y);
    }

    /** Returns the outline in the form in which a script writes it. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(kind.name().toLowerCase(Locale.ROOT)).append('(');
        for (int i = 0; i < numbers.length; i++) text.append(i == 0 ? "" : ", ").append(numbers[i]);
        return text.append(angle == 0 ? ")" : ", " + angle + ")").toString();
    }
}

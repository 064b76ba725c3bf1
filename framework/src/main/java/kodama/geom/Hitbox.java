package kodama.geom;

import kodama.base.Checks;

/**
 * The outline of a body: a circle, or an upright box, around its center.
 *
 * <p>Outlines that only touch do not overlap: two boxes 8 wide and 8 apart share no pixel. Immutable; any thread may
 * use it.
 */
public final class Hitbox {
    /** A box if not. */
    private final boolean circle;
    // In virtual pixels; both are the radius of a circle.
    private final double halfWidth;
    private final double halfHeight;

    private Hitbox(boolean circle, double halfWidth, double halfHeight) {
        this.circle = circle;
        this.halfWidth = halfWidth;
        this.halfHeight = halfHeight;
    }

    /**
     * Makes a circle.
     *
     * @param radius distance from center to edge; in virtual pixels, at least 0
     * @return the hitbox
     * @throws IllegalArgumentException if the radius is below 0 or no finite number
     */
    public static Hitbox circle(double radius) {
        double checked = size("radius", radius);
        return new Hitbox(true, checked, checked);
    }

    /**
     * Makes an upright box.
     *
     * @param width from edge to edge; in virtual pixels, at least 0
     * @param height from edge to edge; in virtual pixels, at least 0
     * @return the hitbox
     * @throws IllegalArgumentException if a size is below 0 or no finite number
     */
    public static Hitbox box(double width, double height) {
        return new Hitbox(false, size("width", width) / 2, size("height", height) / 2);
    }

    /**
     * Checks a length of an outline.
     *
     * @param name what it is called in the error
     * @param value in virtual pixels
     * @return the same
     * @throws IllegalArgumentException if it is below 0 or no finite number
     */
    public static double size(String name, double value) {
        return Checks.atLeast(name, value, 0.0);
    }

    /**
     * Tells whether this is a circle.
     *
     * @return false for a box
     */
    public boolean isCircle() {
        return circle;
    }

    /**
     * Returns the reach to the left and right.
     *
     * @return half the width, or the radius of a circle; in virtual pixels
     */
    public double halfWidth() {
        return halfWidth;
    }

    /**
     * Returns the reach up and down.
     *
     * @return half the height, or the radius of a circle; in virtual pixels
     */
    public double halfHeight() {
        return halfHeight;
    }

    /**
     * Tells whether this hitbox, standing at a place, overlaps another one.
     *
     * @param x center of this hitbox; in virtual pixels
     * @param y center of this hitbox; in virtual pixels
     * @param other the other hitbox
     * @param otherX center of the other; in virtual pixels
     * @param otherY center of the other; in virtual pixels
     * @return true if they share more than an edge
     */
    public boolean overlaps(double x, double y, Hitbox other, double otherX, double otherY) {
        double dx = Math.abs(otherX - x);
        double dy = Math.abs(otherY - y);
        if (dx >= halfWidth + other.halfWidth || dy >= halfHeight + other.halfHeight) return false;
        if (circle) return other.circle ? near(dx, dy, halfWidth + other.halfWidth) : other.reachesCircle(dx, dy, this);
        return !other.circle || reachesCircle(dx, dy, other);
    }

    private boolean reachesCircle(double dx, double dy, Hitbox round) {
        return near(Math.max(0, dx - halfWidth), Math.max(0, dy - halfHeight), round.halfWidth);
    }

    private static boolean near(double dx, double dy, double distance) {
        return dx * dx + dy * dy < distance * distance;
    }

    /**
     * Tells whether a round shot that flew straight from one place to another met this hitbox on its way.
     *
     * <p>This hitbox stands still meanwhile.
     *
     * @param x center of this hitbox; in virtual pixels
     * @param y center of this hitbox; in virtual pixels
     * @param fromX where the shot started; in virtual pixels
     * @param fromY where the shot started; in virtual pixels
     * @param toX where the shot is now; in virtual pixels
     * @param toY where the shot is now; in virtual pixels
     * @param radius of the shot; in virtual pixels, at least 0
     * @return true if they overlapped at any moment of the flight
     */
    public boolean isMetBy(double x, double y, double fromX, double fromY, double toX, double toY, double radius) {
        double ax = fromX - x;
        double ay = fromY - y;
        double bx = toX - x;
        double by = toY - y;
        if (circle) return Sweep.meetsPoint(ax, ay, bx, by, radius + halfWidth);
        return Sweep.meetsBox(ax, ay, bx, by, radius, halfWidth, halfHeight);
    }

    @Override
    public String toString() {
        return circle ? "circle(" + halfWidth + ")" : "box(" + 2 * halfWidth + ", " + 2 * halfHeight + ")";
    }
}

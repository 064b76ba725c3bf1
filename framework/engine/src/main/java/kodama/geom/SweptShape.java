package kodama.geom;

/**
 * The area that a shot sweeps while it flies straight from one position to another. Reusable: set it, then call {@link
 * Hitbox#overlapsSweep(double, double, SweptShape)}.
 *
 * <p>A shot is a circle or a capsule. Owned by the thread that sets it.
 */
public final class SweptShape {
    /** Directions that differ by less are equal: rounding errors of sines are smaller, visible differences larger. */
    private static final double SAME_DIRECTION = 1e-9;

    // Center before and after; in virtual pixels.
    private double fromX;
    private double fromY;
    private double toX;
    private double toY;
    // Vector from the center to the end of the capsule's line, 0 for a circle; in virtual pixels.
    private double halfX;
    private double halfY;
    private double radius;

    // Upright bounding box of the swept area; in virtual pixels.
    private double left;
    private double top;
    private double right;
    private double bottom;

    private final Hull area = new Hull(4);
    /** Computed on demand, because most flights do not need it. */
    private boolean isAreaKnown;

    /**
     * Sets the flight of a circular shot.
     *
     * @param radius radius of the shot; in virtual pixels, at least 0
     */
    public void setCircle(double fromX, double fromY, double toX, double toY, double radius) {
        setCapsule(fromX, fromY, toX, toY, 0, 0, radius);
    }

    /**
     * Sets the flight of a capsule-shaped shot.
     *
     * @param halfX from its center to the end of its line, to the right; in virtual pixels
     * @param halfY from its center to the end of its line, down; in virtual pixels
     * @param radius radius of its round ends; in virtual pixels, at least 0
     */
    public void setCapsule(
            double fromX, double fromY, double toX, double toY, double halfX, double halfY, double radius) {
        this.fromX = fromX;
        this.fromY = fromY;
        this.toX = toX;
        this.toY = toY;
        this.halfX = halfX;
        this.halfY = halfY;
        this.radius = radius;
        double reachX = Math.abs(halfX) + radius;
        double reachY = Math.abs(halfY) + radius;
        left = Math.min(fromX, toX) - reachX;
        right = Math.max(fromX, toX) + reachX;
        top = Math.min(fromY, toY) - reachY;
        bottom = Math.max(fromY, toY) + reachY;
        isAreaKnown = false;
    }

    boolean isCircle() {
        return halfX == 0 && halfY == 0;
    }

    boolean overlapsCircle(double x, double y, double otherRadius) {
        return Sweep.meetsPoint(fromX - x, fromY - y, toX - x, toY - y, radius + otherRadius);
    }

    boolean overlapsBox(double x, double y, double halfWidth, double halfHeight) {
        return Sweep.meetsBox(fromX - x, fromY - y, toX - x, toY - y, radius, halfWidth, halfHeight);
    }

    /** Whether the bounding box of the swept area overlaps a box around a position. */
    boolean boundsOverlap(double x, double y, double halfWidth, double halfHeight) {
        return left < x + halfWidth && right > x - halfWidth && top < y + halfHeight && bottom > y - halfHeight;
    }

    boolean overlaps(Hull other, double x, double y) {
        if (!isAreaKnown) findArea();
        return area.overlaps(-x, -y, other);
    }

    private void findArea() {
        area.clear(radius);
        double stepX = toX - fromX;
        double stepY = toY - fromY;
        double across = Math.abs(stepX * halfY - stepY * halfX);
        double most = (Math.abs(stepX) + Math.abs(stepY)) * (Math.abs(halfX) + Math.abs(halfY));
        if (across > SAME_DIRECTION * most) addParallelogram();
        else addLine(stepX * halfX + stepY * halfY < 0 ? -1 : 1);
        isAreaKnown = true;
    }

    private void addParallelogram() {
        area.add(fromX - halfX, fromY - halfY);
        area.add(fromX + halfX, fromY + halfY);
        area.add(toX + halfX, toY + halfY);
        area.add(toX - halfX, toY - halfY);
    }

    /** The common case: the shot flies along its own line, forwards or backwards. */
    private void addLine(int sign) {
        area.add(fromX - sign * halfX, fromY - sign * halfY);
        boolean isPoint = fromX == toX && fromY == toY && isCircle();
        if (!isPoint) area.add(toX + sign * halfX, toY + sign * halfY);
    }

    /** Returns the left edge of the bounding box of the swept area; in virtual pixels. */
    public double left() {
        return left;
    }

    /** Returns the upper edge of the bounding box of the swept area; in virtual pixels. */
    public double top() {
        return top;
    }

    /** Returns the right edge of the bounding box of the swept area; in virtual pixels. */
    public double right() {
        return right;
    }

    /** Returns the lower edge of the bounding box of the swept area; in virtual pixels. */
    public double bottom() {
        return bottom;
    }
}

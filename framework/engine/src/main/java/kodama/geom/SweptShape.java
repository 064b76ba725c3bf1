package kodama.geom;

/**
 * What a shot passes over when it flies straight from one place to another. A reused object: set it, then ask
 * {@link Hitbox#overlapsSweep(double, double, SweptShape)}.
 *
 * <p>A shot is round, or long: a capsule around a line. Owned by the thread that sets it.
 */
public final class SweptShape {
    /** Ways that differ less are the same direction: rounding errors of sines are smaller, what one sees is larger. */
    private static final double SAME_DIRECTION = 1e-9;

    // The middle before and after; in virtual pixels.
    private double fromX;
    private double fromY;
    private double toX;
    private double toY;
    // From the middle to the end of the line of a long shot, 0 for a round one; in virtual pixels.
    private double halfX;
    private double halfY;
    private double radius;

    // The upright box around it all; in virtual pixels.
    private double left;
    private double top;
    private double right;
    private double bottom;

    private final Hull area = new Hull(4);
    /** Most flights are never asked for it. */
    private boolean areaIsKnown;

    /**
     * Sets the flight of a round shot.
     *
     * @param radius of the shot; in virtual pixels, at least 0
     */
    public void setCircle(double fromX, double fromY, double toX, double toY, double radius) {
        setCapsule(fromX, fromY, toX, toY, 0, 0, radius);
    }

    /**
     * Sets the flight of a long shot: what is nearer than the radius to the line from a half behind its middle to a
     * half before it.
     *
     * @param halfX from its middle to the end of its line, to the right; in virtual pixels
     * @param halfY from its middle to the end of its line, down; in virtual pixels
     * @param radius of its round ends; in virtual pixels, at least 0
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
        areaIsKnown = false;
    }

    boolean isCircle() {
        return halfX == 0 && halfY == 0;
    }

    boolean overlapsCircle(double x, double y, double itsRadius) {
        return Sweep.meetsPoint(fromX - x, fromY - y, toX - x, toY - y, radius + itsRadius);
    }

    boolean overlapsBox(double x, double y, double halfWidth, double halfHeight) {
        return Sweep.meetsBox(fromX - x, fromY - y, toX - x, toY - y, radius, halfWidth, halfHeight);
    }

    /** Whether the box around all that is passed over shares area with a box around a place. */
    boolean boundsOverlap(double x, double y, double halfWidth, double halfHeight) {
        return left < x + halfWidth && right > x - halfWidth && top < y + halfHeight && bottom > y - halfHeight;
    }

    boolean overlaps(Hull other, double x, double y) {
        if (!areaIsKnown) findArea();
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
        areaIsKnown = true;
    }

    private void addParallelogram() {
        area.add(fromX - halfX, fromY - halfY);
        area.add(fromX + halfX, fromY + halfY);
        area.add(toX + halfX, toY + halfY);
        area.add(toX - halfX, toY - halfY);
    }

    /** The usual way, along the shot itself: forwards or backwards. */
    private void addLine(int way) {
        area.add(fromX - way * halfX, fromY - way * halfY);
        boolean isPoint = fromX == toX && fromY == toY && isCircle();
        if (!isPoint) area.add(toX + way * halfX, toY + way * halfY);
    }

    /** Returns the left edge of the upright box around all that the shot passes over; in virtual pixels. */
    public double left() {
        return left;
    }

    /** Returns the upper edge of the upright box around all that the shot passes over; in virtual pixels. */
    public double top() {
        return top;
    }

    /** Returns the right edge of the upright box around all that the shot passes over; in virtual pixels. */
    public double right() {
        return right;
    }

    /** Returns the lower edge of the upright box around all that the shot passes over; in virtual pixels. */
    public double bottom() {
        return bottom;
    }
}

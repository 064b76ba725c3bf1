package kodama.geom;

/**
 * The common form of all outlines: a convex polygon and a radius around it.
 *
 * <p>One corner makes a circle, two make a capsule, more make a polygon, whose corners may be rounded. Two outlines
 * overlap if the distance of their polygons is less than the sum of both radii; if both are 0, the polygons must share
 * area.
 */
final class Hull {
    /** Corners in order around the polygon; in virtual pixels. */
    final double[] x;

    final double[] y;
    /** Number of corners. */
    int count;
    /** Radius around the polygon; in virtual pixels. */
    double radius;

    Hull(int capacity) {
        x = new double[capacity];
        y = new double[capacity];
    }

    void clear(double reach) {
        count = 0;
        radius = reach;
    }

    void add(double cornerX, double cornerY) {
        x[count] = cornerX;
        y[count++] = cornerY;
    }

    /** Whether this outline, moved by a vector, overlaps another. */
    boolean overlaps(double dx, double dy, Hull other) {
        boolean haveEdges = count > 1 || other.count > 1;
        if (haveEdges && !isCutFrom(dx, dy, other) && !other.isCutFrom(-dx, -dy, this)) return true;
        double reach = radius + other.radius;
        return reach > 0 && (comesNear(dx, dy, other, reach) || other.comesNear(-dx, -dy, this, reach));
    }

    /**
     * Whether an edge of this polygon, or the perpendicular if it has only one, separates the two polygons (separating
     * axis theorem).
     */
    private boolean isCutFrom(double dx, double dy, Hull other) {
        for (int i = edges() - 1; i >= 0; i--) {
            int next = i + 1 == count ? 0 : i + 1;
            double edgeX = x[next] - x[i];
            double edgeY = y[next] - y[i];
            if (isCut(-edgeY, edgeX, dx, dy, other)) return true;
            if (count == 2 && isCut(edgeX, edgeY, dx, dy, other)) return true;
        }
        return false;
    }

    private int edges() {
        return count > 2 ? count : count - 1;
    }

    private boolean isCut(double axisX, double axisY, double dx, double dy, Hull other) {
        double shift = dx * axisX + dy * axisY;
        return shift + extent(axisX, axisY) <= -other.extent(-axisX, -axisY)
                || shift - extent(-axisX, -axisY) >= other.extent(axisX, axisY);
    }

    /** Greatest extent of the polygon in a direction. */
    double extent(double axisX, double axisY) {
        double extent = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) extent = Math.max(extent, x[i] * axisX + y[i] * axisY);
        return extent;
    }

    /** Whether the distance from a corner of this polygon to an edge of the other is less than the given one. */
    private boolean comesNear(double dx, double dy, Hull other, double distance) {
        for (int i = 0; i < count; i++) {
            if (other.isNear(x[i] + dx, y[i] + dy, distance)) return true;
        }
        return false;
    }

    private boolean isNear(double atX, double atY, double distance) {
        if (count == 1) return Sweep.meetsPoint(x[0] - atX, y[0] - atY, x[0] - atX, y[0] - atY, distance);
        for (int i = edges() - 1; i >= 0; i--) {
            int next = i + 1 == count ? 0 : i + 1;
            if (Sweep.meetsPoint(x[i] - atX, y[i] - atY, x[next] - atX, y[next] - atY, distance)) return true;
        }
        return false;
    }

    /** The greatest horizontal distance of the outline from the origin. */
    double halfWidth() {
        return Math.max(extent(1, 0), extent(-1, 0)) + radius;
    }

    /** The greatest vertical distance of the outline from the origin. */
    double halfHeight() {
        return Math.max(extent(0, 1), extent(0, -1)) + radius;
    }
}

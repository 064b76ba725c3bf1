package kodama.geom;

/**
 * What every outline comes down to: a convex polygon of some corners, and how far around it the outline reaches.
 *
 * <p>One corner makes a circle, two a capsule, more a polygon whose corners may be rounded. Two outlines overlap if
 * their polygons come nearer to each other than both reach; if neither reaches, they must share area.
 */
final class Hull {
    /** Corners in their order around the polygon; in virtual pixels. */
    final double[] x;

    final double[] y;
    /** How many corners there are. */
    int count;
    /** How far around the polygon the outline reaches; in virtual pixels. */
    double radius;

    Hull(int most) {
        x = new double[most];
        y = new double[most];
    }

    void clear(double reach) {
        count = 0;
        radius = reach;
    }

    void add(double cornerX, double cornerY) {
        x[count] = cornerX;
        y[count++] = cornerY;
    }

    /** Whether this outline, moved by some way, overlaps another. */
    boolean overlaps(double dx, double dy, Hull other) {
        boolean haveEdges = count > 1 || other.count > 1;
        if (haveEdges && !isCutFrom(dx, dy, other) && !other.isCutFrom(-dx, -dy, this)) return true;
        double reach = radius + other.radius;
        return reach > 0 && (comesNear(dx, dy, other, reach) || other.comesNear(-dx, -dy, this, reach));
    }

    /**
     * Whether a line along an edge of this polygon, or across it if it has but one, has the two on different sides
     * (separating axis theorem).
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
        return shift + most(axisX, axisY) <= -other.most(-axisX, -axisY)
                || shift - most(-axisX, -axisY) >= other.most(axisX, axisY);
    }

    /** How far the polygon reaches in a direction. */
    private double most(double axisX, double axisY) {
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < count; i++) most = Math.max(most, x[i] * axisX + y[i] * axisY);
        return most;
    }

    /** Whether a corner of this polygon is nearer to an edge of the other than the distance. */
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

    /** How far the outline reaches to the left or right of the origin, whichever is more. */
    double halfWidth() {
        return Math.max(most(1, 0), most(-1, 0)) + radius;
    }

    /** How far the outline reaches above or below the origin, whichever is more. */
    double halfHeight() {
        return Math.max(most(0, 1), most(0, -1)) + radius;
    }
}

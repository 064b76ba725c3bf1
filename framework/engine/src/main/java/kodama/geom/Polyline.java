package kodama.geom;

import kodama.base.Checks;

/** Line segments from point to point, at constant speed. */
public final class Polyline implements Curve {
    private final double[] x;
    private final double[] y;

    /** Length of the path up to each point. */
    private final double[] distances;

    /**
     * Creates a polyline.
     *
     * @param x of each point, at least two; in virtual pixels
     * @param y of each point, as many; in virtual pixels, y down
     * @throws IllegalArgumentException if there are fewer than two points
     */
    public Polyline(double[] x, double[] y) {
        Checks.atLeast("points of a polyline", x.length, 2);
        this.x = x.clone();
        this.y = y.clone();
        distances = new double[x.length];
        for (int i = 1; i < x.length; i++) {
            double dx = x[i] - x[i - 1];
            double dy = y[i] - y[i - 1];
            distances[i] = distances[i - 1] + Math.sqrt(dx * dx + dy * dy);
        }
    }

    /** Returns the length of the polyline, in virtual pixels. */
    public double length() {
        return distances[distances.length - 1];
    }

    @Override
    public double x(double share) {
        return at(x, share);
    }

    @Override
    public double y(double share) {
        return at(y, share);
    }

    private double at(double[] coordinates, double share) {
        if (share == 1) return coordinates[coordinates.length - 1];
        double distance = share * length();
        int to = 1;
        while (to < distances.length - 1 && distance > distances[to]) to++;
        double stretch = distances[to] - distances[to - 1];
        double part = stretch == 0 ? 0 : (distance - distances[to - 1]) / stretch;
        return coordinates[to - 1] + (coordinates[to] - coordinates[to - 1]) * part;
    }
}

package kodama.geom;

import kodama.base.Checks;

/** Straight stretches from place to place, gone along at an even pace. */
public final class Polyline implements Curve {
    private final double[] x;
    private final double[] y;

    /** How far each place is from the first, along the way. */
    private final double[] far;

    /**
     * Makes a way.
     *
     * @param x of each place, two or more; in virtual pixels
     * @param y of each place, as many; in virtual pixels, y down
     * @throws IllegalArgumentException if there are fewer than two
     */
    public Polyline(double[] x, double[] y) {
        Checks.atLeast("places of a way", x.length, 2);
        this.x = x.clone();
        this.y = y.clone();
        far = new double[x.length];
        for (int i = 1; i < x.length; i++) {
            double dx = x[i] - x[i - 1];
            double dy = y[i] - y[i - 1];
            far[i] = far[i - 1] + Math.sqrt(dx * dx + dy * dy);
        }
    }

    /** Tells how long the way is; in virtual pixels. */
    public double length() {
        return far[far.length - 1];
    }

    @Override
    public double x(double share) {
        return at(x, share);
    }

    @Override
    public double y(double share) {
        return at(y, share);
    }

    private double at(double[] places, double share) {
        if (share == 1) return places[places.length - 1];
        double way = share * length();
        int to = 1;
        while (to < far.length - 1 && way > far[to]) to++;
        double stretch = far[to] - far[to - 1];
        double part = stretch == 0 ? 0 : (way - far[to - 1]) / stretch;
        return places[to - 1] + (places[to] - places[to - 1]) * part;
    }
}

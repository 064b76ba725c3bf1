package kodama.geom;

import kodama.base.Checks;

/**
 * A smooth curve through all its points, a Catmull–Rom spline: at each point its direction is that of the line between
 * the neighbors. Each segment takes the same share; {@link ArcLengthCurve} makes the speed constant.
 *
 * @see <a href="https://en.wikipedia.org/wiki/Catmull%E2%80%93Rom_spline">Catmull–Rom spline</a>
 */
public final class CatmullRom implements Curve {
    private final double[] x;
    private final double[] y;
    private final int stretches;

    /**
     * Creates a curve.
     *
     * @param x of each point, at least two; in virtual pixels
     * @param y of each point, as many; in virtual pixels, y down
     * @throws IllegalArgumentException if there are fewer than two points
     */
    public CatmullRom(double[] x, double[] y) {
        Checks.atLeast("points of a curve", x.length, 2);
        this.x = x.clone();
        this.y = y.clone();
        stretches = x.length - 1;
    }

    @Override
    public double x(double share) {
        return at(x, share * stretches);
    }

    @Override
    public double y(double share) {
        return at(y, share * stretches);
    }

    private double at(double[] coordinates, double position) {
        int stretch = (int) Math.max(0, Math.min(stretches - 1, Math.floor(position)));
        double before = coordinates[Math.max(0, stretch - 1)];
        double from = coordinates[stretch];
        double to = coordinates[stretch + 1];
        double after = coordinates[Math.min(stretches, stretch + 2)];
        double t = position - stretch;
        if (t == 1) return to;
        double first = (to - before) / 2;
        double last = (after - from) / 2;
        double bend = 3 * (to - from) - 2 * first - last;
        double twist = 2 * (from - to) + first + last;
        return from + t * (first + t * (bend + t * twist));
    }
}

package kodama.geom;

import kodama.base.Checks;

/**
 * A Bézier curve from the first control point to the last; the others attract it. With two points it is a line, with
 * three or four the curve of drawing programs; there may be more.
 *
 * <p>Computed with de Casteljau's algorithm, which only interpolates between neighbors and so is exact at both ends.
 *
 * @see <a href="https://en.wikipedia.org/wiki/De_Casteljau%27s_algorithm">De Casteljau's algorithm</a>
 */
public final class Bezier implements Curve {
    private final double[] x;
    private final double[] y;

    /**
     * Creates a curve.
     *
     * @param x of each point, at least two; in virtual pixels
     * @param y of each point, as many; in virtual pixels, y down
     * @throws IllegalArgumentException if there are fewer than two points
     */
    public Bezier(double[] x, double[] y) {
        Checks.atLeast("points of a Bezier curve", x.length, 2);
        this.x = x.clone();
        this.y = y.clone();
    }

    @Override
    public double x(double share) {
        return at(x, share);
    }

    @Override
    public double y(double share) {
        return at(y, share);
    }

    private static double at(double[] coordinates, double share) {
        double[] mixed = coordinates.clone();
        for (int left = mixed.length - 1; left > 0; left--)
            for (int i = 0; i < left; i++) mixed[i] = mixed[i] * (1 - share) + mixed[i + 1] * share;
        return mixed[0];
    }
}

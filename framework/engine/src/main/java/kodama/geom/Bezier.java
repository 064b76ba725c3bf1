package kodama.geom;

import kodama.base.Checks;

/**
 * A Bézier curve: from the first place to the last, drawn to those between them without touching them. With two places
 * it is a line, with three or four what drawing programs know; there may be more.
 *
 * <p>Reckoned by de Casteljau's way, which only mixes neighbors and so is exact at both ends.
 *
 * @see <a href="https://en.wikipedia.org/wiki/De_Casteljau%27s_algorithm">De Casteljau's algorithm</a>
 */
public final class Bezier implements Curve {
    private final double[] x;
    private final double[] y;

    /**
     * Makes a curve.
     *
     * @param x of each place, two or more; in virtual pixels
     * @param y of each place, as many; in virtual pixels, y down
     * @throws IllegalArgumentException if there are fewer than two
     */
    public Bezier(double[] x, double[] y) {
        Checks.atLeast("places of a Bezier curve", x.length, 2);
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

    private static double at(double[] places, double share) {
        double[] mixed = places.clone();
        for (int left = mixed.length - 1; left > 0; left--)
            for (int i = 0; i < left; i++) mixed[i] = mixed[i] * (1 - share) + mixed[i + 1] * share;
        return mixed[0];
    }
}

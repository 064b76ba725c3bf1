package kodama.shot.pattern;

import java.util.List;
import kodama.base.Checks;

/**
 * A figure of points that grows as it flies: a heart, a letter. It stands upright when its direction is down, and turns
 * with it; its farthest point has the whole speed.
 */
public final class FigureShape implements PatternShape {
    private static final double DOWN = 90;

    private final double[] x;
    private final double[] y;

    /**
     * Makes a figure.
     *
     * @param points x and y of each, from the middle on, y down, in any unit; at least one, not all in the middle
     * @throws IllegalArgumentException if there is none, or none outside the middle, or a number is not finite
     */
    public FigureShape(List<double[]> points) {
        Checks.atLeast("points", points.size(), 1);
        double most = 0;
        for (double[] point : points) most = Math.max(most, size(point));
        if (most == 0) throw new IllegalArgumentException("points must not all be 0, 0");
        x = new double[points.size()];
        y = new double[points.size()];
        for (int i = 0; i < x.length; i++) {
            x[i] = points.get(i)[0] / most;
            y[i] = points.get(i)[1] / most;
        }
    }

    private static double size(double[] point) {
        double across = Checks.finite("x", point[0]);
        double down = Checks.finite("y", point[1]);
        return Math.sqrt(across * across + down * down);
    }

    @Override
    public int n() {
        return x.length;
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        spot.turn(-DOWN);
        ShapeOutline.stretch(spot, x[i], y[i]);
    }
}

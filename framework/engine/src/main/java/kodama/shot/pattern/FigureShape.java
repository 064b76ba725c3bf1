package kodama.shot.pattern;

import java.util.List;
import kodama.base.Checks;

/**
 * A figure made of points, such as a heart or a letter, that grows as it flies. It is upright when the direction is
 * down, and rotates with the direction. The farthest point has the full speed.
 */
public final class FigureShape implements PatternShape {
    private static final double DOWN = 90;

    private final double[] x;
    private final double[] y;

    /**
     * Creates a figure.
     *
     * @param points x and y of each point relative to the center, y down, in any unit; at least one, not all at the
     *     center
     * @throws IllegalArgumentException if there is no point outside the center, or a number is not finite
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
    public void place(int i, long key, SpawnPoint point) {
        point.turn(-DOWN);
        ShapeOutline.stretch(point, x[i], y[i]);
    }
}

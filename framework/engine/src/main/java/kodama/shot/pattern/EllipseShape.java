package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * An elliptic ring that grows as it flies.
 *
 * @param n number of shots; at least 1
 * @param ratio width across the direction, relative to the length along it
 */
public record EllipseShape(int n, double ratio) implements PatternShape {
    /**
     * Creates an ellipse.
     *
     * @param n number of shots; at least 1
     * @param ratio width across the direction, relative to the length along it
     * @throws IllegalArgumentException if n is below 1 or the ratio is not finite
     */
    public EllipseShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("ratio", ratio);
    }

    @Override
    public void place(int i, long key, SpawnPoint point) {
        double turn = 360.0 * i / n;
        ShapeOutline.stretch(point, ShapeOutline.x(turn), ratio * ShapeOutline.y(turn));
    }
}

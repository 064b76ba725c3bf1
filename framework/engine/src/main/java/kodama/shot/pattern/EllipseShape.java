package kodama.shot.pattern;

import kodama.base.Checks;

/**
 * A ring that is wider or narrower across its direction and grows as it flies.
 *
 * @param n how many shots; at least 1
 * @param ratio how wide it is across the direction, as a part of its length along it
 */
public record EllipseShape(int n, double ratio) implements PatternShape {
    /**
     * Checks it.
     *
     * @param n how many shots; at least 1
     * @param ratio how wide it is across the direction, as a part of its length along it
     * @throws IllegalArgumentException if n is below 1 or the ratio is no finite number
     */
    public EllipseShape {
        Checks.atLeast("n", n, 1);
        Checks.finite("ratio", ratio);
    }

    @Override
    public void place(int i, long key, SpawnPoint spot) {
        double turn = 360.0 * i / n;
        ShapeOutline.stretch(spot, ShapeOutline.x(turn), ratio * ShapeOutline.y(turn));
    }
}

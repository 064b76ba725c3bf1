package kodama.geom;

/**
 * The straight way between two places.
 *
 * @param fromX the first place; in virtual pixels
 * @param fromY the first place; in virtual pixels, y down
 * @param toX the last place; in virtual pixels
 * @param toY the last place; in virtual pixels, y down
 */
public record Line(double fromX, double fromY, double toX, double toY) implements Curve {
    @Override
    public double x(double share) {
        return between(fromX, toX, share);
    }

    @Override
    public double y(double share) {
        return between(fromY, toY, share);
    }

    /** Exactly the end at 1, where the sum may miss it by a bit. */
    private static double between(double from, double to, double share) {
        return share == 1 ? to : from + (to - from) * share;
    }
}

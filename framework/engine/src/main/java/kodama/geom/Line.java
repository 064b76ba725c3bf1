package kodama.geom;

/**
 * A straight line between two points.
 *
 * @param fromX first point; in virtual pixels
 * @param fromY first point; in virtual pixels, y down
 * @param toX last point; in virtual pixels
 * @param toY last point; in virtual pixels, y down
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

    /** Returns the end exactly at 1, where the sum may differ by a bit. */
    private static double between(double from, double to, double share) {
        return share == 1 ? to : from + (to - from) * share;
    }
}

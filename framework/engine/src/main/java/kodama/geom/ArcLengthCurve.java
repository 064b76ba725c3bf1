package kodama.geom;

/**
 * A curve at constant speed: the given curve is measured once in short pieces and interpolated linearly within each.
 */
public final class ArcLengthCurve implements Curve {
    /** Pieces are shorter than two pixels for a curve across a whole screen. */
    private static final int PIECES = 256;

    private final Curve curve;

    /** Length of the curve up to the end of each piece. */
    private final double[] distances = new double[PIECES + 1];

    /** Measures a curve. */
    public ArcLengthCurve(Curve curve) {
        this.curve = curve;
        for (int i = 1; i <= PIECES; i++) {
            double dx = curve.x(share(i)) - curve.x(share(i - 1));
            double dy = curve.y(share(i)) - curve.y(share(i - 1));
            distances[i] = distances[i - 1] + Math.sqrt(dx * dx + dy * dy);
        }
    }

    private static double share(double piece) {
        return piece / PIECES;
    }

    /** Returns the length of the curve, in virtual pixels. */
    public double length() {
        return distances[PIECES];
    }

    @Override
    public double x(double share) {
        return curve.x(originalShare(share));
    }

    @Override
    public double y(double share) {
        return curve.y(originalShare(share));
    }

    /** Converts a share of the length to a share of the given curve. */
    private double originalShare(double share) {
        if (share <= 0 || share >= 1) return share;
        double distance = share * length();
        int low = 0;
        int high = PIECES;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (distances[middle] <= distance) low = middle;
            else high = middle;
        }
        double piece = distances[high] - distances[low];
        return share(piece == 0 ? low : low + (distance - distances[low]) / piece);
    }
}

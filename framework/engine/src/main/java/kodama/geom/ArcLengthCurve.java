package kodama.geom;

/** Another curve gone along at an even pace: measured once in short pieces, and in between by the share of a piece. */
public final class ArcLengthCurve implements Curve {
    /** Pieces of less than two pixels for a way across a whole picture. */
    private static final int PIECES = 256;

    private final Curve curve;

    /** How far the end of each piece is from the first place, along the way. */
    private final double[] far = new double[PIECES + 1];

    /** Measures a curve. */
    public ArcLengthCurve(Curve curve) {
        this.curve = curve;
        for (int i = 1; i <= PIECES; i++) {
            double dx = curve.x(share(i)) - curve.x(share(i - 1));
            double dy = curve.y(share(i)) - curve.y(share(i - 1));
            far[i] = far[i - 1] + Math.sqrt(dx * dx + dy * dy);
        }
    }

    private static double share(double piece) {
        return piece / PIECES;
    }

    /** Tells how long the way is; in virtual pixels. */
    public double length() {
        return far[PIECES];
    }

    @Override
    public double x(double share) {
        return curve.x(own(share));
    }

    @Override
    public double y(double share) {
        return curve.y(own(share));
    }

    /** The curve's own share at a share of the length. */
    private double own(double share) {
        if (share <= 0 || share >= 1) return share;
        double way = share * length();
        int low = 0;
        int high = PIECES;
        while (high - low > 1) {
            int middle = (low + high) >>> 1;
            if (far[middle] <= way) low = middle;
            else high = middle;
        }
        double piece = far[high] - far[low];
        return share(piece == 0 ? low : low + (way - far[low]) / piece);
    }
}

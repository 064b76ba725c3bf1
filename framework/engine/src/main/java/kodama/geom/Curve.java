package kodama.geom;

/** A path on the plane from a first point to a last one. Immutable. */
public interface Curve {
    /**
     * Returns the horizontal position at a share of the path.
     *
     * @param share 0 for the first point, 1 for the last; the curve is extended below 0 and above 1
     * @return in virtual pixels
     */
    double x(double share);

    /**
     * Returns the vertical position at a share of the path.
     *
     * @param share 0 for the first point, 1 for the last; the curve is extended below 0 and above 1
     * @return in virtual pixels
     */
    double y(double share);
}

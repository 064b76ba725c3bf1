package kodama.geom;

/** A way on the plane from a first place to a last one. Immutable. */
public interface Curve {
    /**
     * Tells how far to the right it is at a share of the way.
     *
     * @param share 0 is the first place, 1 the last; below and above it goes on as it began and ended
     * @return in virtual pixels
     */
    double x(double share);

    /**
     * Tells how far down it is at a share of the way.
     *
     * @param share 0 is the first place, 1 the last; below and above it goes on as it began and ended
     * @return in virtual pixels
     */
    double y(double share);
}

package kodama.shot;

/** Looks at shots one by one, say to turn them into points, or to compute a hash of them. */
@FunctionalInterface
public interface ShotVisitor {
    /**
     * Looks at one shot.
     *
     * @param x its center; in virtual pixels
     * @param y its center, growing downwards; in virtual pixels
     * @param angle its direction, as it was given; in degrees
     * @param hits the groups it hits, one bit each
     * @param age number of updates it has seen; in ticks
     */
    void visit(double x, double y, double angle, long hits, int age);
}

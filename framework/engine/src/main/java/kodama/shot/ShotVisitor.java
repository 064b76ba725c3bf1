package kodama.shot;

/** Visits shots, for example to draw them as points or to hash them. */
@FunctionalInterface
public interface ShotVisitor {
    /**
     * Visits one shot.
     *
     * @param x x of the center; in virtual pixels
     * @param y y of the center, increasing downward; in virtual pixels
     * @param angle direction as it was set; in degrees
     * @param hits the groups that it hits, one bit each
     * @param age number of ticks that it has flown
     */
    void visit(double x, double y, double angle, long hits, int age);
}
